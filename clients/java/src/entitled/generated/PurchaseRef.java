// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Shared;
import java.util.Map;

/** A purchase, by its store and the id of its first transaction. */
public final class PurchaseRef extends Shared<PurchaseRef> {
    PurchaseRef(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static PurchaseRef of(String store, String originalTransactionId) {
        return new PurchaseRef(Map.of()).with("store", store).with("originalTransactionId",
                originalTransactionId);
    }

    /**
     * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
     * roku, microsoft, paddle, stripe, web, or one of the project's {@code stores.custom}.
     */
    public String store() {
        return get("store");
    }

    /** Id of the purchase's first transaction. */
    public String originalTransactionId() {
        return get("originalTransactionId");
    }
}
