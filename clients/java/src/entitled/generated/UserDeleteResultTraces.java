// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What is left of what is erased. {@code pending}: free bytes of the daemon's files, until {@code
 * clearedBy}; {@code tracesCleared} tells when they are overwritten. {@code cleared}: nothing.
 * {@code database}: it is deleted from the shared database, whose files belong to its
 * administrator (fleet.md). A newer daemon may send words that are not among these.
 */
public final class UserDeleteResultTraces extends Word {
    public static final UserDeleteResultTraces PENDING = new UserDeleteResultTraces("pending");
    public static final UserDeleteResultTraces CLEARED = new UserDeleteResultTraces("cleared");
    public static final UserDeleteResultTraces DATABASE = new UserDeleteResultTraces("database");

    public UserDeleteResultTraces(String word) {
        super(word);
    }
}
