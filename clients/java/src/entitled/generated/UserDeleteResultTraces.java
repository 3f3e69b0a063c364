// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * How thoroughly the store removes what is erased. {@code cleared}: none of the daemon's files
 * contains it any more. {@code database}: it is deleted from the shared database, whose files
 * belong to its administrator (fleet.md). A newer daemon may send words that are not among these.
 */
public record UserDeleteResultTraces(String word) implements Word {
    public static final UserDeleteResultTraces CLEARED = new UserDeleteResultTraces("cleared");
    public static final UserDeleteResultTraces DATABASE = new UserDeleteResultTraces("database");

    @Override
    public String toString() {
        return word;
    }
}
