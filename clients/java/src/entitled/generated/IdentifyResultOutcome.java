// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * attached: the user became a holder of at least one purchase, and no holder lost any. moved:
 * purchases moved from the anonymous user to this user. aliased: both users became one customer.
 * switched: only the device's current user changed. unchanged: the user was already logged in. A
 * newer daemon may send words that are not among these.
 */
public final class IdentifyResultOutcome extends Word {
    public static final IdentifyResultOutcome ATTACHED = new IdentifyResultOutcome("attached");
    public static final IdentifyResultOutcome ALIASED = new IdentifyResultOutcome("aliased");
    public static final IdentifyResultOutcome MOVED = new IdentifyResultOutcome("moved");
    public static final IdentifyResultOutcome SWITCHED = new IdentifyResultOutcome("switched");
    public static final IdentifyResultOutcome UNCHANGED = new IdentifyResultOutcome("unchanged");

    public IdentifyResultOutcome(String word) {
        super(word);
    }
}
