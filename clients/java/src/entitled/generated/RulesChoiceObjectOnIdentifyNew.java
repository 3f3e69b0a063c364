// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a login of a new user id does when no user is logged in on the device. A newer daemon may
 * send words that are not among these.
 */
public record RulesChoiceObjectOnIdentifyNew(String word) implements Word {
    public static final RulesChoiceObjectOnIdentifyNew ATTACH = new RulesChoiceObjectOnIdentifyNew("attach");
    public static final RulesChoiceObjectOnIdentifyNew ALIAS = new RulesChoiceObjectOnIdentifyNew("alias");
    public static final RulesChoiceObjectOnIdentifyNew ALIAS_UNLESS_LINKED = new RulesChoiceObjectOnIdentifyNew("aliasUnlessLinked");
    public static final RulesChoiceObjectOnIdentifyNew MOVE = new RulesChoiceObjectOnIdentifyNew("move");
    public static final RulesChoiceObjectOnIdentifyNew SWITCH = new RulesChoiceObjectOnIdentifyNew("switch");

    @Override
    public String toString() {
        return word;
    }
}
