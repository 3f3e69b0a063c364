// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** The rule that refused it. A newer daemon may send words that are not among these. */
public final class RefusalRule extends Word {
    public static final RefusalRule ON_RESTORE = new RefusalRule("onRestore");
    public static final RefusalRule ONE_TIME_PURCHASES = new RefusalRule("oneTimePurchases");

    public RefusalRule(String word) {
        super(word);
    }
}
