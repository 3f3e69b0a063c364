// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a login of a new user id does when no user is logged in on the device. A newer daemon may
 * send words that are not among these.
 */
public record RulesOnIdentifyNew(String word) implements Word {
    public static final RulesOnIdentifyNew ATTACH = new RulesOnIdentifyNew("attach");
    public static final RulesOnIdentifyNew ALIAS = new RulesOnIdentifyNew("alias");
    public static final RulesOnIdentifyNew ALIAS_UNLESS_LINKED = new RulesOnIdentifyNew("aliasUnlessLinked");
    public static final RulesOnIdentifyNew MOVE = new RulesOnIdentifyNew("move");
    public static final RulesOnIdentifyNew SWITCH = new RulesOnIdentifyNew("switch");

    @Override
    public String toString() {
        return word;
    }
}
