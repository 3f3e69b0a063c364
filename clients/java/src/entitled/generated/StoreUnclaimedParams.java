// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code store.unclaimed} may be given. */
public final class StoreUnclaimedParams extends ProjectParams<StoreUnclaimedParams> {
    /** Cursor from an earlier reply. The reply has the purchases after it. */
    public StoreUnclaimedParams after(String after) {
        return give("after", after);
    }

    /** Maximum number of purchases. */
    public StoreUnclaimedParams limit(long limit) {
        return give("limit", limit);
    }
}
