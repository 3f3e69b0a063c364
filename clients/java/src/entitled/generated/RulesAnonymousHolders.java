// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a restore does with a purchase that only anonymous users hold. A newer daemon may send
 * words that are not among these.
 */
public final class RulesAnonymousHolders extends Word {
    public static final RulesAnonymousHolders AS_OTHERS = new RulesAnonymousHolders("asOthers");
    public static final RulesAnonymousHolders ALIAS = new RulesAnonymousHolders("alias");

    public RulesAnonymousHolders(String word) {
        super(word);
    }
}
