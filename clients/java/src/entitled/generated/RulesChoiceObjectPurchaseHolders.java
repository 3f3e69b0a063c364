// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Who holds a new purchase: the device's anonymous user and its identified user, or only the
 * current user. A newer daemon may send words that are not among these.
 */
public record RulesChoiceObjectPurchaseHolders(String word) implements Word {
    public static final RulesChoiceObjectPurchaseHolders DEVICE_AND_USER = new RulesChoiceObjectPurchaseHolders("deviceAndUser");
    public static final RulesChoiceObjectPurchaseHolders CURRENT_USER = new RulesChoiceObjectPurchaseHolders("currentUser");

    @Override
    public String toString() {
        return word;
    }
}
