// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What a restore does with a purchase that another user holds. A newer daemon may send words that
 * are not among these.
 */
public record RulesChoiceObjectOnRestore(String word) implements Word {
    public static final RulesChoiceObjectOnRestore SHARE = new RulesChoiceObjectOnRestore("share");
    public static final RulesChoiceObjectOnRestore TRANSFER = new RulesChoiceObjectOnRestore("transfer");
    public static final RulesChoiceObjectOnRestore TRANSFER_IF_INACTIVE = new RulesChoiceObjectOnRestore("transferIfInactive");
    public static final RulesChoiceObjectOnRestore KEEP = new RulesChoiceObjectOnRestore("keep");
    public static final RulesChoiceObjectOnRestore ALIAS = new RulesChoiceObjectOnRestore("alias");

    @Override
    public String toString() {
        return word;
    }
}
