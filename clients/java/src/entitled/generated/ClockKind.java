// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public final class ClockKind extends Word {
    public static final ClockKind SYSTEM = new ClockKind("system");
    public static final ClockKind MANUAL = new ClockKind("manual");

    public ClockKind(String word) {
        super(word);
    }
}
