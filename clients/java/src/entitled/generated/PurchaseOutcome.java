// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** As of {@code purchase}. A newer daemon may send words that are not among these. */
public final class PurchaseOutcome extends Word {
    public static final PurchaseOutcome RECORDED = new PurchaseOutcome("recorded");
    public static final PurchaseOutcome RENEWED = new PurchaseOutcome("renewed");
    public static final PurchaseOutcome PLAN_CHANGED = new PurchaseOutcome("planChanged");
    public static final PurchaseOutcome RECEIVED = new PurchaseOutcome("received");
    public static final PurchaseOutcome CLAIMED = new PurchaseOutcome("claimed");
    public static final PurchaseOutcome UPDATED = new PurchaseOutcome("updated");
    public static final PurchaseOutcome STALE = new PurchaseOutcome("stale");
    public static final PurchaseOutcome UNCHANGED = new PurchaseOutcome("unchanged");

    public PurchaseOutcome(String word) {
        super(word);
    }
}
