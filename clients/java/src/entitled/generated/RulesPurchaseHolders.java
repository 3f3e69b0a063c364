// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Who holds a new purchase: the device's anonymous user and its identified user, or only the
 * current user. A newer daemon may send words that are not among these.
 */
public final class RulesPurchaseHolders extends Word {
    public static final RulesPurchaseHolders DEVICE_AND_USER = new RulesPurchaseHolders("deviceAndUser");
    public static final RulesPurchaseHolders CURRENT_USER = new RulesPurchaseHolders("currentUser");

    public RulesPurchaseHolders(String word) {
        super(word);
    }
}
