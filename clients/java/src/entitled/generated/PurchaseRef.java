// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import entitled.values.Given;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A purchase, by its store and the id of its first transaction.
 *
 * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
 *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
 *     stores.custom}.
 * @param originalTransactionId Id of the purchase's first transaction.
 */
public record PurchaseRef(
        String store,
        String originalTransactionId
) implements Given {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static PurchaseRef decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new PurchaseRef(
            members.required("store", Decode::text),
            members.required("originalTransactionId", Decode::text)
        );
    }

    /** With what must be there. */
    public static PurchaseRef of(String store, String originalTransactionId) {
        return new PurchaseRef(store, originalTransactionId);
    }

    @Override
    public Map<String, Object> given() {
        var given = new LinkedHashMap<String, Object>();
        given.put("store", store);
        given.put("originalTransactionId", originalTransactionId);
        return given;
    }
}
