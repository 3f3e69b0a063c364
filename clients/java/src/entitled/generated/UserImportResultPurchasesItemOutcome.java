// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public final class UserImportResultPurchasesItemOutcome extends Word {
    public static final UserImportResultPurchasesItemOutcome RECORDED = new UserImportResultPurchasesItemOutcome("recorded");
    public static final UserImportResultPurchasesItemOutcome UPDATED = new UserImportResultPurchasesItemOutcome("updated");
    public static final UserImportResultPurchasesItemOutcome SKIPPED = new UserImportResultPurchasesItemOutcome("skipped");
    public static final UserImportResultPurchasesItemOutcome UNCHANGED = new UserImportResultPurchasesItemOutcome("unchanged");

    public UserImportResultPurchasesItemOutcome(String word) {
        super(word);
    }
}
