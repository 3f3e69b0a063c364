// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a login does when another user is logged in on the device. A newer daemon may send words
 * that are not among these.
 */
public record RulesChoiceObjectOnSwitch(String word) implements Word {
    public static final RulesChoiceObjectOnSwitch LOGOUT_FIRST = new RulesChoiceObjectOnSwitch("logoutFirst");
    public static final RulesChoiceObjectOnSwitch SWITCH = new RulesChoiceObjectOnSwitch("switch");

    @Override
    public String toString() {
        return word;
    }
}
