// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** What {@code grant} may be given. */
public final class GrantParams extends Params {
    public GrantParams() {
    }

    /** Id of the device. */
    public GrantParams device(String device) {
        give("device", device);
        return this;
    }

    /** Id of the user, instead of {@code device}. */
    public GrantParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** Last millisecond of the grant, RFC 3339. Default: no end. */
    public GrantParams expiresAt(Instant expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Last millisecond of the grant, RFC 3339. Default: no end. */
    public GrantParams expiresAt(String expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Id of the project. */
    public GrantParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public GrantParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public GrantParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
