// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code store.unclaimed} answers.
 *
 * @param purchases In the order of {@code store}, then {@code originalTransactionId}, by bytes.
 * @param cursor What the next call gives as {@code after}.
 * @param more Whether more purchases follow.
 */
public record StoreUnclaimedResult(
        List<Purchase> purchases,
        String cursor,
        boolean more
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static StoreUnclaimedResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new StoreUnclaimedResult(
            members.required("purchases", Decode.listOf(Purchase::decode)),
            members.required("cursor", Decode::text),
            members.required("more", Decode::bool)
        );
    }
}
