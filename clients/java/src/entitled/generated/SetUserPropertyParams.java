// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code setUserProperty} may be given. */
public final class SetUserPropertyParams extends Params {
    public SetUserPropertyParams() {
    }

    /** Id of the device. */
    public SetUserPropertyParams device(String device) {
        give("device", device);
        return this;
    }

    /** Id of the user, instead of {@code device}. */
    public SetUserPropertyParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** Id of the project. */
    public SetUserPropertyParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public SetUserPropertyParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public SetUserPropertyParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
