// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * In identified: the outcome that identify returned. A newer daemon may send words that are not
 * among these.
 */
public final class EventOutcome extends Word {
    public static final EventOutcome ATTACHED = new EventOutcome("attached");
    public static final EventOutcome ALIASED = new EventOutcome("aliased");
    public static final EventOutcome MOVED = new EventOutcome("moved");
    public static final EventOutcome SWITCHED = new EventOutcome("switched");

    public EventOutcome(String word) {
        super(word);
    }
}
