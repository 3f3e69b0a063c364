// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * The first criterion, in the order of rules.md, in which the two differ. A newer daemon may send
 * words that are not among these.
 */
public record OutdoneLostBy(String word) implements Word {
    public static final OutdoneLostBy ACTIVE = new OutdoneLostBy("active");
    public static final OutdoneLostBy END = new OutdoneLostBy("end");
    public static final OutdoneLostBy PURCHASED_AT = new OutdoneLostBy("purchasedAt");
    public static final OutdoneLostBy TRANSACTION_ID = new OutdoneLostBy("transactionId");
    public static final OutdoneLostBy STORE = new OutdoneLostBy("store");
    public static final OutdoneLostBy ORIGINAL_TRANSACTION_ID = new OutdoneLostBy("originalTransactionId");
    public static final OutdoneLostBy ORDER = new OutdoneLostBy("order");

    @Override
    public String toString() {
        return word;
    }
}
