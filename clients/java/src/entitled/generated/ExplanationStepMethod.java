// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** Method that made the step. A newer daemon may send words that are not among these. */
public record ExplanationStepMethod(String word) implements Word {
    public static final ExplanationStepMethod IDENTIFY = new ExplanationStepMethod("identify");
    public static final ExplanationStepMethod RESTORE = new ExplanationStepMethod("restore");
    public static final ExplanationStepMethod PURCHASE = new ExplanationStepMethod("purchase");
    public static final ExplanationStepMethod USER_LINK_UNDO = new ExplanationStepMethod("user.link.undo");

    @Override
    public String toString() {
        return word;
    }
}
