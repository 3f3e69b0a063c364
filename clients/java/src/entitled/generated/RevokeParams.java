// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code revoke} may be given. */
public final class RevokeParams extends Params {
    public RevokeParams() {
    }

    /** The device. */
    public RevokeParams device(String device) {
        give("device", device);
        return this;
    }

    /** A user, instead of a device. */
    public RevokeParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** The project to work in. */
    public RevokeParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public RevokeParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public RevokeParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
