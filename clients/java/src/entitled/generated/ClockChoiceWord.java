// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public record ClockChoiceWord(String word) implements Word {
    public static final ClockChoiceWord SYSTEM = new ClockChoiceWord("system");
    public static final ClockChoiceWord MANUAL = new ClockChoiceWord("manual");

    @Override
    public String toString() {
        return word;
    }
}
