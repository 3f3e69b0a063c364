// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a login of a known user id does when no user is logged in on the device. A newer daemon
 * may send words that are not among these.
 */
public final class RulesOnIdentify extends Word {
    public static final RulesOnIdentify ATTACH = new RulesOnIdentify("attach");
    public static final RulesOnIdentify ALIAS = new RulesOnIdentify("alias");
    public static final RulesOnIdentify ALIAS_UNLESS_LINKED = new RulesOnIdentify("aliasUnlessLinked");
    public static final RulesOnIdentify MOVE = new RulesOnIdentify("move");
    public static final RulesOnIdentify SWITCH = new RulesOnIdentify("switch");

    public RulesOnIdentify(String word) {
        super(word);
    }
}
