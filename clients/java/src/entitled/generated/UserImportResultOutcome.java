// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * {@code unchanged} when everything was there already. A newer daemon may send words that are not
 * among these.
 */
public final class UserImportResultOutcome extends Word {
    public static final UserImportResultOutcome IMPORTED = new UserImportResultOutcome("imported");
    public static final UserImportResultOutcome UNCHANGED = new UserImportResultOutcome("unchanged");

    public UserImportResultOutcome(String word) {
        super(word);
    }
}
