// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What becomes of a purchase that a store reports and whose user is unknown: it is not recorded
 * (ignore), nobody holds it (keep), or a new anonymous user holds it (anonymous). A newer daemon
 * may send words that are not among these.
 */
public record RulesChoiceObjectUnclaimedPurchases(String word) implements Word {
    public static final RulesChoiceObjectUnclaimedPurchases IGNORE = new RulesChoiceObjectUnclaimedPurchases("ignore");
    public static final RulesChoiceObjectUnclaimedPurchases KEEP = new RulesChoiceObjectUnclaimedPurchases("keep");
    public static final RulesChoiceObjectUnclaimedPurchases ANONYMOUS = new RulesChoiceObjectUnclaimedPurchases("anonymous");

    @Override
    public String toString() {
        return word;
    }
}
