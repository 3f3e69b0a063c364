// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * See {@code UserImportResultPurchasesItem} in Protocol.
 *
 * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
 *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
 *     stores.custom}.
 * @param originalTransactionId Id that a store gives to a transaction.
 * @param outcome See Protocol.
 */
public record UserImportResultPurchasesItem(
        String store,
        String originalTransactionId,
        UserImportResultPurchasesItemOutcome outcome
) {}
