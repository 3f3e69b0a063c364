// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code store.unclaimed} may be given. */
public final class StoreUnclaimedParams extends Params {
    public StoreUnclaimedParams() {
    }

    /** Cursor from an earlier reply. The reply has the purchases after it. */
    public StoreUnclaimedParams after(String after) {
        give("after", after);
        return this;
    }

    /** Maximum number of purchases. */
    public StoreUnclaimedParams limit(long limit) {
        give("limit", limit);
        return this;
    }

    /** Id of the project. */
    public StoreUnclaimedParams project(String project) {
        give("project", project);
        return this;
    }
}
