// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Environment of the store: production, or sandbox for test purchases. A newer daemon may send
 * words that are not among these.
 */
public final class PurchaseEnvironment extends Word {
    public static final PurchaseEnvironment PRODUCTION = new PurchaseEnvironment("production");
    public static final PurchaseEnvironment SANDBOX = new PurchaseEnvironment("sandbox");

    public PurchaseEnvironment(String word) {
        super(word);
    }
}
