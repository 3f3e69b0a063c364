// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code user.list} may be given. */
public final class UserListParams extends ProjectParams<UserListParams> {
    /** Cursor from an earlier reply. The reply has the customers after it. */
    public UserListParams after(String after) {
        return give("after", after);
    }

    /** Maximum number of customers. */
    public UserListParams limit(long limit) {
        return give("limit", limit);
    }
}
