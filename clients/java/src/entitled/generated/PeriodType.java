// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Price of a period: full (normal), a trial, or introductory (intro). A newer daemon may send
 * words that are not among these.
 */
public final class PeriodType extends Word {
    public static final PeriodType NORMAL = new PeriodType("normal");
    public static final PeriodType TRIAL = new PeriodType("trial");
    public static final PeriodType INTRO = new PeriodType("intro");

    public PeriodType(String word) {
        super(word);
    }
}
