// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

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
) {}
