// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * See {@code UserExportResultClaimsItem} in Protocol.
 *
 * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
 *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
 *     stores.custom}.
 * @param originalTransactionId Id that a store gives to a transaction.
 */
public record UserExportResultClaimsItem(
        String store,
        String originalTransactionId
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserExportResultClaimsItem decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserExportResultClaimsItem(
            members.required("store", Decode::text),
            members.required("originalTransactionId", Decode::text)
        );
    }
}
