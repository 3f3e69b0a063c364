// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What names a purchase: its store and the first transaction of its chain. */
public final class PurchaseName extends Params {
    public PurchaseName(String store, String originalTransactionId) {
        set("store", store);
        set("originalTransactionId", originalTransactionId);
    }
}
