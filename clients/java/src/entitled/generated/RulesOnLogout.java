// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * The current user after a logout: the same anonymous user (return), or a new anonymous user
 * (rotate). A newer daemon may send words that are not among these.
 */
public final class RulesOnLogout extends Word {
    public static final RulesOnLogout RETURN = new RulesOnLogout("return");
    public static final RulesOnLogout ROTATE = new RulesOnLogout("rotate");

    public RulesOnLogout(String word) {
        super(word);
    }
}
