// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a logout does when no user is logged in. A newer daemon may send words that are not among
 * these.
 */
public record RulesChoiceObjectOnAnonymousLogout(String word) implements Word {
    public static final RulesChoiceObjectOnAnonymousLogout IGNORE = new RulesChoiceObjectOnAnonymousLogout("ignore");
    public static final RulesChoiceObjectOnAnonymousLogout REFUSE = new RulesChoiceObjectOnAnonymousLogout("refuse");
    public static final RulesChoiceObjectOnAnonymousLogout ROTATE = new RulesChoiceObjectOnAnonymousLogout("rotate");

    @Override
    public String toString() {
        return word;
    }
}
