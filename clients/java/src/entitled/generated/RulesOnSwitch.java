// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a login does when another user is logged in on the device. A newer daemon may send words
 * that are not among these.
 */
public final class RulesOnSwitch extends Word {
    public static final RulesOnSwitch LOGOUT_FIRST = new RulesOnSwitch("logoutFirst");
    public static final RulesOnSwitch SWITCH = new RulesOnSwitch("switch");

    public RulesOnSwitch(String word) {
        super(word);
    }
}
