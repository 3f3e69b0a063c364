// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code user.list} may be given. */
public final class UserListParams extends Params {
    public UserListParams() {
    }

    /** Cursor from an earlier reply. The reply has the customers after it. */
    public UserListParams after(String after) {
        give("after", after);
        return this;
    }

    /** Maximum number of customers. */
    public UserListParams limit(long limit) {
        give("limit", limit);
        return this;
    }

    /** Id of the project. */
    public UserListParams project(String project) {
        give("project", project);
        return this;
    }
}
