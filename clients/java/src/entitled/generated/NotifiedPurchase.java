// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What a notification did to one purchase.
 *
 * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
 *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
 *     stores.custom}.
 * @param originalTransactionId Id that a store gives to a transaction.
 * @param transactionId Transaction that the statement is about.
 * @param outcome As of {@code purchase}.
 * @param fields Fields of the transaction that changed; for a new period, those that differ from
 *     the period before, apart from {@code purchasedAt}. Absent when there are none.
 * @param stale Fields that lost against newer information; absent when there are none.
 */
public record NotifiedPurchase(
        String store,
        String originalTransactionId,
        String transactionId,
        PurchaseOutcome outcome,
        @OrNull List<String> fields,
        @OrNull List<String> stale
) {}
