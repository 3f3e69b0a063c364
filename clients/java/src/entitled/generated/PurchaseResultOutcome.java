// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
 * planChanged: a new transaction with another product. renewed: any other new transaction.
 * unchanged: nothing new. A newer daemon may send words that are not among these.
 */
public record PurchaseResultOutcome(String word) implements Word {
    public static final PurchaseResultOutcome RECORDED = new PurchaseResultOutcome("recorded");
    public static final PurchaseResultOutcome RENEWED = new PurchaseResultOutcome("renewed");
    public static final PurchaseResultOutcome PLAN_CHANGED = new PurchaseResultOutcome("planChanged");
    public static final PurchaseResultOutcome RECEIVED = new PurchaseResultOutcome("received");
    public static final PurchaseResultOutcome UNCHANGED = new PurchaseResultOutcome("unchanged");

    @Override
    public String toString() {
        return word;
    }
}
