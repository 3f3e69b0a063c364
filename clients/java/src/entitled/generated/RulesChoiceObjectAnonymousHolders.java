// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a restore does with a purchase that only anonymous users hold. A newer daemon may send
 * words that are not among these.
 */
public record RulesChoiceObjectAnonymousHolders(String word) implements Word {
    public static final RulesChoiceObjectAnonymousHolders AS_OTHERS = new RulesChoiceObjectAnonymousHolders("asOthers");
    public static final RulesChoiceObjectAnonymousHolders ALIAS = new RulesChoiceObjectAnonymousHolders("alias");

    @Override
    public String toString() {
        return word;
    }
}
