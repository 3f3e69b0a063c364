// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Who uses the id. {@code customer}: the customerId of a customer that began with an identified
 * user. A newer daemon may send words that are not among these.
 */
public record UserExportResultIdsItemKind(String word) implements Word {
    public static final UserExportResultIdsItemKind ANONYMOUS = new UserExportResultIdsItemKind("anonymous");
    public static final UserExportResultIdsItemKind IDENTIFIED = new UserExportResultIdsItemKind("identified");
    public static final UserExportResultIdsItemKind CUSTOMER = new UserExportResultIdsItemKind("customer");

    @Override
    public String toString() {
        return word;
    }
}
