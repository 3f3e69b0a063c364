// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What becomes of a purchase that a store reports and whose user is unknown: it is not recorded
 * (ignore), nobody holds it (keep), or a new anonymous user holds it (anonymous). A newer daemon
 * may send words that are not among these.
 */
public record RulesUnclaimedPurchases(String word) implements Word {
    public static final RulesUnclaimedPurchases IGNORE = new RulesUnclaimedPurchases("ignore");
    public static final RulesUnclaimedPurchases KEEP = new RulesUnclaimedPurchases("keep");
    public static final RulesUnclaimedPurchases ANONYMOUS = new RulesUnclaimedPurchases("anonymous");

    @Override
    public String toString() {
        return word;
    }
}
