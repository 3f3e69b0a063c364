// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Whether a restore moves one-time purchases. A newer daemon may send words that are not among
 * these.
 */
public final class RulesOneTimePurchases extends Word {
    public static final RulesOneTimePurchases MOVE = new RulesOneTimePurchases("move");
    public static final RulesOneTimePurchases STAY = new RulesOneTimePurchases("stay");

    public RulesOneTimePurchases(String word) {
        super(word);
    }
}
