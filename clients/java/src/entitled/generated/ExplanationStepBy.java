// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * In {@code claimed}: what led to the user. A newer daemon may send words that are not among
 * these.
 */
public final class ExplanationStepBy extends Word {
    public static final ExplanationStepBy PURCHASE = new ExplanationStepBy("purchase");
    public static final ExplanationStepBy RESTORE = new ExplanationStepBy("restore");
    public static final ExplanationStepBy ACCOUNT_TOKEN = new ExplanationStepBy("accountToken");
    public static final ExplanationStepBy REPLACES = new ExplanationStepBy("replaces");
    public static final ExplanationStepBy FIRST_ITEM = new ExplanationStepBy("firstItem");

    public ExplanationStepBy(String word) {
        super(word);
    }
}
