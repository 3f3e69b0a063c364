// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * The first criterion, in the order of rules.md, in which the two differ. A newer daemon may send
 * words that are not among these.
 */
public final class LosingSourceLostBy extends Word {
    public static final LosingSourceLostBy ACTIVE = new LosingSourceLostBy("active");
    public static final LosingSourceLostBy END = new LosingSourceLostBy("end");
    public static final LosingSourceLostBy PURCHASED_AT = new LosingSourceLostBy("purchasedAt");
    public static final LosingSourceLostBy TRANSACTION_ID = new LosingSourceLostBy("transactionId");
    public static final LosingSourceLostBy STORE = new LosingSourceLostBy("store");
    public static final LosingSourceLostBy ORIGINAL_TRANSACTION_ID = new LosingSourceLostBy("originalTransactionId");
    public static final LosingSourceLostBy ORDER = new LosingSourceLostBy("order");

    public LosingSourceLostBy(String word) {
        super(word);
    }
}
