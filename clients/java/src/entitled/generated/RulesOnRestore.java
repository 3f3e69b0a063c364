// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a restore does with a purchase that another user holds. A newer daemon may send words that
 * are not among these.
 */
public final class RulesOnRestore extends Word {
    public static final RulesOnRestore SHARE = new RulesOnRestore("share");
    public static final RulesOnRestore TRANSFER = new RulesOnRestore("transfer");
    public static final RulesOnRestore TRANSFER_IF_INACTIVE = new RulesOnRestore("transferIfInactive");
    public static final RulesOnRestore KEEP = new RulesOnRestore("keep");
    public static final RulesOnRestore ALIAS = new RulesOnRestore("alias");

    public RulesOnRestore(String word) {
        super(word);
    }
}
