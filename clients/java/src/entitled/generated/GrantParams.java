// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** What {@code grant} may be given. */
public final class GrantParams extends Params {
    public GrantParams() {
    }

    /** The device. */
    public GrantParams device(String device) {
        give("device", device);
        return this;
    }

    /** A user, instead of a device. */
    public GrantParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** The last moment of the grant; no end when left out. */
    public GrantParams expiresAt(Instant expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** The last moment of the grant; no end when left out. */
    public GrantParams expiresAt(String expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** The project to work in. */
    public GrantParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public GrantParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public GrantParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
