// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * A purchase that a restore refused, and the rule that refused it.
 *
 * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
 *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
 *     stores.custom}.
 * @param originalTransactionId Id that a store gives to a transaction.
 * @param product A product, by the id that the store and the catalogue use.
 * @param holder Who holds it. An identified holder comes before an anonymous holder, then the
 *     first in byte order.
 * @param rule The rule that refused it.
 */
public record Refusal(
        String store,
        String originalTransactionId,
        String product,
        String holder,
        RefusalRule rule
) {}
