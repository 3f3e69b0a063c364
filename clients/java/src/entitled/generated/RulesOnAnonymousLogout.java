// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a logout does when no user is logged in. A newer daemon may send words that are not among
 * these.
 */
public final class RulesOnAnonymousLogout extends Word {
    public static final RulesOnAnonymousLogout IGNORE = new RulesOnAnonymousLogout("ignore");
    public static final RulesOnAnonymousLogout REFUSE = new RulesOnAnonymousLogout("refuse");
    public static final RulesOnAnonymousLogout ROTATE = new RulesOnAnonymousLogout("rotate");

    public RulesOnAnonymousLogout(String word) {
        super(word);
    }
}
