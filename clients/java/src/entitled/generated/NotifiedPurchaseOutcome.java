// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** As of {@code purchase}. A newer daemon may send words that are not among these. */
public record NotifiedPurchaseOutcome(String word) implements Word {
    public static final NotifiedPurchaseOutcome RECORDED = new NotifiedPurchaseOutcome("recorded");
    public static final NotifiedPurchaseOutcome RENEWED = new NotifiedPurchaseOutcome("renewed");
    public static final NotifiedPurchaseOutcome PLAN_CHANGED = new NotifiedPurchaseOutcome("planChanged");
    public static final NotifiedPurchaseOutcome RECEIVED = new NotifiedPurchaseOutcome("received");
    public static final NotifiedPurchaseOutcome CLAIMED = new NotifiedPurchaseOutcome("claimed");
    public static final NotifiedPurchaseOutcome UPDATED = new NotifiedPurchaseOutcome("updated");
    public static final NotifiedPurchaseOutcome STALE = new NotifiedPurchaseOutcome("stale");
    public static final NotifiedPurchaseOutcome UNCHANGED = new NotifiedPurchaseOutcome("unchanged");

    @Override
    public String toString() {
        return word;
    }
}
