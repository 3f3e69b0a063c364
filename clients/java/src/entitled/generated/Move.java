// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/**
 * A purchase with new holders.
 *
 * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
 *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
 *     stores.custom}.
 * @param originalTransactionId Id that a store gives to a transaction.
 * @param product A product, by the id that the store and the catalogue use.
 * @param kind Kind of a product, which determines how a purchase moves and expires.
 * @param from Who held it before: one id per customer, in byte order.
 * @param to The user that gained it. After an undo in which no user gained it: the first
 *     remaining holder in byte order.
 * @param shared True when the users in {@code from} still hold it.
 */
public record Move(
        String store,
        String originalTransactionId,
        String product,
        ProductKind kind,
        List<String> from,
        String to,
        boolean shared
) {}
