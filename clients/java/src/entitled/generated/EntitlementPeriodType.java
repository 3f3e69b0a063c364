// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public record EntitlementPeriodType(String word) implements Word {
    public static final EntitlementPeriodType NORMAL = new EntitlementPeriodType("normal");
    public static final EntitlementPeriodType TRIAL = new EntitlementPeriodType("trial");
    public static final EntitlementPeriodType INTRO = new EntitlementPeriodType("intro");

    @Override
    public String toString() {
        return word;
    }
}
