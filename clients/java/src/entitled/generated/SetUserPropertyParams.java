// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code setUserProperty} may be given. */
public final class SetUserPropertyParams extends Params {
    public SetUserPropertyParams() {
    }

    /** The device. */
    public SetUserPropertyParams device(String device) {
        give("device", device);
        return this;
    }

    /** A user, instead of a device. */
    public SetUserPropertyParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** The project to work in. */
    public SetUserPropertyParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public SetUserPropertyParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public SetUserPropertyParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
