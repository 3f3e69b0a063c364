// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Kind of the step; rules.md describes each kind. A newer daemon may send words that are not
 * among these.
 */
public final class ExplanationStepStep extends Word {
    public static final ExplanationStepStep PURCHASED = new ExplanationStepStep("purchased");
    public static final ExplanationStepStep CLAIMED = new ExplanationStepStep("claimed");
    public static final ExplanationStepStep GRANTED = new ExplanationStepStep("granted");
    public static final ExplanationStepStep ATTACHED = new ExplanationStepStep("attached");
    public static final ExplanationStepStep MOVED = new ExplanationStepStep("moved");
    public static final ExplanationStepStep SHARED = new ExplanationStepStep("shared");
    public static final ExplanationStepStep TRANSFERRED = new ExplanationStepStep("transferred");
    public static final ExplanationStepStep ALIASED = new ExplanationStepStep("aliased");
    public static final ExplanationStepStep UNCLEAR = new ExplanationStepStep("unclear");
    public static final ExplanationStepStep IDENTIFIED = new ExplanationStepStep("identified");
    public static final ExplanationStepStep RENEWED = new ExplanationStepStep("renewed");
    public static final ExplanationStepStep REVOKED = new ExplanationStepStep("revoked");
    public static final ExplanationStepStep MAPPED = new ExplanationStepStep("mapped");
    public static final ExplanationStepStep CLOCK = new ExplanationStepStep("clock");

    public ExplanationStepStep(String word) {
        super(word);
    }
}
