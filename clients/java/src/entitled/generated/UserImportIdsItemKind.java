// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public record UserImportIdsItemKind(String word) implements Word {
    public static final UserImportIdsItemKind ANONYMOUS = new UserImportIdsItemKind("anonymous");
    public static final UserImportIdsItemKind IDENTIFIED = new UserImportIdsItemKind("identified");
    public static final UserImportIdsItemKind CUSTOMER = new UserImportIdsItemKind("customer");

    @Override
    public String toString() {
        return word;
    }
}
