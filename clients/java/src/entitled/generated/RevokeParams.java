// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code revoke} may be given. */
public final class RevokeParams extends Params {
    public RevokeParams() {
    }

    /** Id of the device. */
    public RevokeParams device(String device) {
        give("device", device);
        return this;
    }

    /** Id of the user, instead of {@code device}. */
    public RevokeParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** Id of the project. */
    public RevokeParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public RevokeParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public RevokeParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
