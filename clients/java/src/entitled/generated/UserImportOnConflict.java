// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public final class UserImportOnConflict extends Word {
    public static final UserImportOnConflict REFUSE = new UserImportOnConflict("refuse");
    public static final UserImportOnConflict SKIP = new UserImportOnConflict("skip");
    public static final UserImportOnConflict MERGE = new UserImportOnConflict("merge");

    public UserImportOnConflict(String word) {
        super(word);
    }
}
