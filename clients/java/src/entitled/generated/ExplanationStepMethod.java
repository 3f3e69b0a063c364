// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Method that made the step. In {@code revoked}: present if an import brought the end. A newer
 * daemon may send words that are not among these.
 */
public final class ExplanationStepMethod extends Word {
    public static final ExplanationStepMethod IDENTIFY = new ExplanationStepMethod("identify");
    public static final ExplanationStepMethod RESTORE = new ExplanationStepMethod("restore");
    public static final ExplanationStepMethod PURCHASE = new ExplanationStepMethod("purchase");
    public static final ExplanationStepMethod USER_LINK_UNDO = new ExplanationStepMethod("user.link.undo");
    public static final ExplanationStepMethod USER_IMPORT = new ExplanationStepMethod("user.import");

    public ExplanationStepMethod(String word) {
        super(word);
    }
}
