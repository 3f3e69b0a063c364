// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Whether a restore moves one-time purchases. A newer daemon may send words that are not among
 * these.
 */
public record RulesChoiceObjectOneTimePurchases(String word) implements Word {
    public static final RulesChoiceObjectOneTimePurchases MOVE = new RulesChoiceObjectOneTimePurchases("move");
    public static final RulesChoiceObjectOneTimePurchases STAY = new RulesChoiceObjectOneTimePurchases("stay");

    @Override
    public String toString() {
        return word;
    }
}
