// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** A purchase, by its store and the id of its first transaction. */
public final class PurchaseRef extends Params {
    public PurchaseRef(String store, String originalTransactionId) {
        set("store", store);
        set("originalTransactionId", originalTransactionId);
    }
}
