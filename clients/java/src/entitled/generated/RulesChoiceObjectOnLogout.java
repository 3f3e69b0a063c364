// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * The current user after a logout: the same anonymous user (return), or a new anonymous user
 * (rotate). A newer daemon may send words that are not among these.
 */
public record RulesChoiceObjectOnLogout(String word) implements Word {
    public static final RulesChoiceObjectOnLogout RETURN = new RulesChoiceObjectOnLogout("return");
    public static final RulesChoiceObjectOnLogout ROTATE = new RulesChoiceObjectOnLogout("rotate");

    @Override
    public String toString() {
        return word;
    }
}
