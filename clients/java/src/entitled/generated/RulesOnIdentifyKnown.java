// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a login of a known user id does when no user is logged in on the device. A newer daemon
 * may send words that are not among these.
 */
public record RulesOnIdentifyKnown(String word) implements Word {
    public static final RulesOnIdentifyKnown ATTACH = new RulesOnIdentifyKnown("attach");
    public static final RulesOnIdentifyKnown ALIAS = new RulesOnIdentifyKnown("alias");
    public static final RulesOnIdentifyKnown ALIAS_UNLESS_LINKED = new RulesOnIdentifyKnown("aliasUnlessLinked");
    public static final RulesOnIdentifyKnown MOVE = new RulesOnIdentifyKnown("move");
    public static final RulesOnIdentifyKnown SWITCH = new RulesOnIdentifyKnown("switch");

    @Override
    public String toString() {
        return word;
    }
}
