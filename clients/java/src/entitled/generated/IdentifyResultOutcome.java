// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * attached: the user gained at least one purchase and nobody lost any. moved: it gained what the
 * anonymous user lost. aliased: the two became one customer. switched: nobody gained any.
 * unchanged: it was the same user already. A newer daemon may send words that are not among
 * these.
 */
public record IdentifyResultOutcome(String word) implements Word {
    public static final IdentifyResultOutcome ATTACHED = new IdentifyResultOutcome("attached");
    public static final IdentifyResultOutcome ALIASED = new IdentifyResultOutcome("aliased");
    public static final IdentifyResultOutcome MOVED = new IdentifyResultOutcome("moved");
    public static final IdentifyResultOutcome SWITCHED = new IdentifyResultOutcome("switched");
    public static final IdentifyResultOutcome UNCHANGED = new IdentifyResultOutcome("unchanged");

    @Override
    public String toString() {
        return word;
    }
}
