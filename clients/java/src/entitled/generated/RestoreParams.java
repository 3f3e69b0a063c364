// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** What {@code restore} may be given. */
public final class RestoreParams extends Params {
    public RestoreParams() {
    }

    /**
     * Purchases to restore, from any store account; an empty list restores nothing. Default:
     * every purchase of the device's store account.
     */
    public RestoreParams purchases(List<PurchaseRef> purchases) {
        give("purchases", purchases);
        return this;
    }

    /** Id of the project. */
    public RestoreParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public RestoreParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public RestoreParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
