// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** See {@code UserImportClaimsItem} in Protocol. */
public final class UserImportClaimsItem extends Params {
    public UserImportClaimsItem(String store, String originalTransactionId) {
        set("store", store);
        set("originalTransactionId", originalTransactionId);
    }
}
