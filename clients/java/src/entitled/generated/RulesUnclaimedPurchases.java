// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What the daemon does with a purchase that a store reports without a known user: it does not
 * record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
 * (anonymous). A newer daemon may send words that are not among these.
 */
public final class RulesUnclaimedPurchases extends Word {
    public static final RulesUnclaimedPurchases IGNORE = new RulesUnclaimedPurchases("ignore");
    public static final RulesUnclaimedPurchases KEEP = new RulesUnclaimedPurchases("keep");
    public static final RulesUnclaimedPurchases ANONYMOUS = new RulesUnclaimedPurchases("anonymous");

    public RulesUnclaimedPurchases(String word) {
        super(word);
    }
}
