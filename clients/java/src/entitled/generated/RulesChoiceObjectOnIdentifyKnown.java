// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a login of a known user id does when no user is logged in on the device. A newer daemon
 * may send words that are not among these.
 */
public record RulesChoiceObjectOnIdentifyKnown(String word) implements Word {
    public static final RulesChoiceObjectOnIdentifyKnown ATTACH = new RulesChoiceObjectOnIdentifyKnown("attach");
    public static final RulesChoiceObjectOnIdentifyKnown ALIAS = new RulesChoiceObjectOnIdentifyKnown("alias");
    public static final RulesChoiceObjectOnIdentifyKnown ALIAS_UNLESS_LINKED = new RulesChoiceObjectOnIdentifyKnown("aliasUnlessLinked");
    public static final RulesChoiceObjectOnIdentifyKnown MOVE = new RulesChoiceObjectOnIdentifyKnown("move");
    public static final RulesChoiceObjectOnIdentifyKnown SWITCH = new RulesChoiceObjectOnIdentifyKnown("switch");

    @Override
    public String toString() {
        return word;
    }
}
