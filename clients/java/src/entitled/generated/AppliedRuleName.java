// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Name of the rule, as in {@code project.define}. A newer daemon may send words that are not
 * among these.
 */
public final class AppliedRuleName extends Word {
    public static final AppliedRuleName PURCHASE_HOLDERS = new AppliedRuleName("purchaseHolders");
    public static final AppliedRuleName ON_IDENTIFY_NEW = new AppliedRuleName("onIdentifyNew");
    public static final AppliedRuleName ON_IDENTIFY_KNOWN = new AppliedRuleName("onIdentifyKnown");
    public static final AppliedRuleName ON_RESTORE = new AppliedRuleName("onRestore");
    public static final AppliedRuleName ANONYMOUS_HOLDERS = new AppliedRuleName("anonymousHolders");

    public AppliedRuleName(String word) {
        super(word);
    }
}
