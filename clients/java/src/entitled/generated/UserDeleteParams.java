// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code user.delete} may be given. */
public final class UserDeleteParams extends WritingParams<UserDeleteParams> {
    /**
     * When the reply comes: {@code pending}, when the tables have nothing of the customer any
     * more; {@code cleared}, when no file has, which are overwritten at once.
     */
    public UserDeleteParams traces(UserDeleteTraces traces) {
        return give("traces", traces);
    }

    /** As {@link #traces(UserDeleteTraces)}. */
    public UserDeleteParams traces(String traces) {
        return give("traces", traces);
    }
}
