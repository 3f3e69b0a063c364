// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code identify} may be given. */
public final class IdentifyParams extends Params {
    public IdentifyParams() {
    }

    /** The device. */
    public IdentifyParams device(String device) {
        give("device", device);
        return this;
    }

    /** Instead of the device: its anonymous user. */
    public IdentifyParams anonymousId(String anonymousId) {
        give("anonymousId", anonymousId);
        return this;
    }

    /** The project to work in. */
    public IdentifyParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public IdentifyParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public IdentifyParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
