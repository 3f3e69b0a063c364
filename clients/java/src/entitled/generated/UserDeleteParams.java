// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code user.delete} may be given. */
public final class UserDeleteParams extends Params {
    public UserDeleteParams() {
    }

    /** Id of the project. */
    public UserDeleteParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public UserDeleteParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public UserDeleteParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }

    /**
     * When the reply comes: {@code pending}, when the tables have nothing of the customer any
     * more; {@code cleared}, when no file has, which are overwritten at once.
     */
    public UserDeleteParams traces(UserDeleteTraces traces) {
        give("traces", traces);
        return this;
    }

    /**
     * When the reply comes: {@code pending}, when the tables have nothing of the customer any
     * more; {@code cleared}, when no file has, which are overwritten at once.
     */
    public UserDeleteParams traces(String traces) {
        give("traces", traces);
        return this;
    }
}
