// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * applied: a field changed. stale: newer information was there for all that differed. unchanged:
 * all was so already. A newer daemon may send words that are not among these.
 */
public record PurchaseUpdateResultOutcome(String word) implements Word {
    public static final PurchaseUpdateResultOutcome APPLIED = new PurchaseUpdateResultOutcome("applied");
    public static final PurchaseUpdateResultOutcome STALE = new PurchaseUpdateResultOutcome("stale");
    public static final PurchaseUpdateResultOutcome UNCHANGED = new PurchaseUpdateResultOutcome("unchanged");

    @Override
    public String toString() {
        return word;
    }
}
