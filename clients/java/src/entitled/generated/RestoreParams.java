// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** What {@code restore} may be given. */
public final class RestoreParams extends Params {
    public RestoreParams() {
    }

    /** Exactly these, whoever's account they came from; an empty list restores nothing. */
    public RestoreParams purchases(List<PurchaseName> purchases) {
        give("purchases", purchases);
        return this;
    }

    /** The project to work in. */
    public RestoreParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public RestoreParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public RestoreParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
