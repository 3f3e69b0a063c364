// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;
import java.util.Map;

/** An object that the caller fetched from a store's API. */
public final class StoreResponse extends Params<StoreResponse> {
    public StoreResponse(StoreObjectKind kind, Map<String, Object> body) {
        set("kind", kind);
        set("body", body);
    }

    public StoreResponse(String kind, Map<String, Object> body) {
        set("kind", kind);
        set("body", body);
    }

    /** Token of the purchase at Google. Required for {@code playStore} without a payload. */
    public StoreResponse purchaseToken(String purchaseToken) {
        return give("purchaseToken", purchaseToken);
    }

    /** Package of the app at Google. */
    public StoreResponse packageName(String packageName) {
        return give("packageName", packageName);
    }

    /**
     * Time of the fetch, RFC 3339: {@code asOf} of everything in {@code body}, for {@code
     * playStore}. Default: now, by the project's clock.
     */
    public StoreResponse fetchedAt(Instant fetchedAt) {
        return give("fetchedAt", fetchedAt);
    }

    /** As {@link #fetchedAt(Instant)}. */
    public StoreResponse fetchedAt(String fetchedAt) {
        return give("fetchedAt", fetchedAt);
    }
}
