// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
 * claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new
 * transaction with another product. renewed: any other new transaction. updated: a fact with
 * {@code asOf} changed a known transaction. stale: the daemon had newer information about every
 * field that differs. unchanged: no field differs, the transaction is known and the call has no
 * {@code asOf}, or the transaction is new and older than the latest. A newer daemon may send
 * words that are not among these.
 */
public record PurchaseResultOutcome(String word) implements Word {
    public static final PurchaseResultOutcome RECORDED = new PurchaseResultOutcome("recorded");
    public static final PurchaseResultOutcome RENEWED = new PurchaseResultOutcome("renewed");
    public static final PurchaseResultOutcome PLAN_CHANGED = new PurchaseResultOutcome("planChanged");
    public static final PurchaseResultOutcome RECEIVED = new PurchaseResultOutcome("received");
    public static final PurchaseResultOutcome CLAIMED = new PurchaseResultOutcome("claimed");
    public static final PurchaseResultOutcome UPDATED = new PurchaseResultOutcome("updated");
    public static final PurchaseResultOutcome STALE = new PurchaseResultOutcome("stale");
    public static final PurchaseResultOutcome UNCHANGED = new PurchaseResultOutcome("unchanged");

    @Override
    public String toString() {
        return word;
    }
}
