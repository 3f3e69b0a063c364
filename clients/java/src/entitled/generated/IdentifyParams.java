// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code identify} may be given. */
public final class IdentifyParams extends Params {
    public IdentifyParams() {
    }

    /** Id of the device. */
    public IdentifyParams device(String device) {
        give("device", device);
        return this;
    }

    /** Id of the device's anonymous user, instead of {@code device}. */
    public IdentifyParams anonymousId(String anonymousId) {
        give("anonymousId", anonymousId);
        return this;
    }

    /**
     * Account token to register for the user, who then claims every unclaimed purchase that
     * carries it.
     */
    public IdentifyParams accountToken(String accountToken) {
        give("accountToken", accountToken);
        return this;
    }

    /** Id of the project. */
    public IdentifyParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public IdentifyParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public IdentifyParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
