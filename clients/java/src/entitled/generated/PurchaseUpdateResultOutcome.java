// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * applied: a field changed. stale: the daemon had newer information about every field that
 * differs. unchanged: no field differs. A newer daemon may send words that are not among these.
 */
public final class PurchaseUpdateResultOutcome extends Word {
    public static final PurchaseUpdateResultOutcome APPLIED = new PurchaseUpdateResultOutcome("applied");
    public static final PurchaseUpdateResultOutcome STALE = new PurchaseUpdateResultOutcome("stale");
    public static final PurchaseUpdateResultOutcome UNCHANGED = new PurchaseUpdateResultOutcome("unchanged");

    public PurchaseUpdateResultOutcome(String word) {
        super(word);
    }
}
