// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code logout} may be given. */
public final class LogoutParams extends Params {
    public LogoutParams() {
    }

    /** The project to work in. */
    public LogoutParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public LogoutParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public LogoutParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
