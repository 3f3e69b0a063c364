// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public final class UserDeleteTraces extends Word {
    public static final UserDeleteTraces PENDING = new UserDeleteTraces("pending");
    public static final UserDeleteTraces CLEARED = new UserDeleteTraces("cleared");

    public UserDeleteTraces(String word) {
        super(word);
    }
}
