// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;

/**
 * One product bought in one store, its transactions and its holders.
 *
 * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
 *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
 *     stores.custom}.
 * @param originalTransactionId The first transaction.
 * @param transactionId The latest transaction.
 * @param product A product, by the id that the store and the catalogue use.
 * @param kind Kind that the purchase or the catalogue gives; without it, {@code subscription} for
 *     a purchase with an end and {@code nonConsumable} for a purchase without.
 * @param state Current state; null before the first purchasedAt.
 * @param holders Who holds the purchase: one id per customer, in byte order.
 * @param device Device on which the customer bought; null when there is none.
 * @param storeAccount Store account that bought it; null when there is none.
 * @param purchasedAt Time of the latest transaction.
 * @param firstPurchasedAt Time of the first transaction.
 * @param expiresAt Last millisecond of the period; null for no end.
 * @param noEnd Only in an export: true if a call without a date named {@code expiresAt} as null,
 *     and the latest transaction has no statement about its end; otherwise absent. Null where it
 *     is absent.
 * @param trialStartedAt Time at which a trial began; null without a trial.
 * @param periodType Price of a period: full (normal), a trial, or introductory (intro).
 * @param environment Environment of the first transaction.
 * @param isFamilyShared Whether a family member bought it and shares it.
 * @param price A decimal number in a string, for example "9.99".
 * @param currency ISO 4217 code, as it was sent.
 * @param country ISO 3166 code, as it was sent.
 * @param offerCode Offer code, as it was sent.
 * @param autoRenew Whether it renews automatically: true for a subscription until purchase.update
 *     turns it off, false for every other kind.
 * @param autoRenewDisabledAt Time since which auto-renew has been off; null while it is on.
 * @param gracePeriodExpiresAt Last millisecond of the grace period; null without a grace period.
 * @param billingRetry Whether the store retries a failed payment.
 * @param pausedUntil Time at which the pause ends; null without a pause.
 * @param refundedAt Time of the refund; null without a refund.
 * @param revokedAt Time at which the store withdrew access; null when it did not.
 * @param endedAt Time at which access ended before the end of the period; null when it did not.
 * @param paused Whether the store reports the subscription as paused.
 * @param renewsAs Product of the next period; null for the same product.
 * @param endReason Why the purchase ended, or will end; null when the store named no reason.
 * @param billingIssueAt Time since which billing has failed; null when it does not fail.
 * @param replaces Purchase that this one takes over, as the store named it; null when there is
 *     none.
 * @param replacedBy {@code originalTransactionId} of the purchase that took this one over; null
 *     before it began.
 * @param replacedAt When that purchase began; null before.
 * @param keys Further names of the purchase, in byte order.
 * @param firstItem {@code originalTransactionId} of the first item, if this purchase is a further
 *     item of the same subscription or order; otherwise absent. Null where it is absent.
 * @param renewsCount Number of renewals at the full price: the number of {@code normal} periods
 *     minus 1, at least 0.
 * @param accountToken First account token that the store named; null without one.
 * @param transactions All transactions, oldest first.
 */
public record Purchase(
        String store,
        String originalTransactionId,
        String transactionId,
        String product,
        ProductKind kind,
        State state,
        List<String> holders,
        String device,
        String storeAccount,
        Instant purchasedAt,
        Instant firstPurchasedAt,
        Instant expiresAt,
        Boolean noEnd,
        Instant trialStartedAt,
        PeriodType periodType,
        PurchaseEnvironment environment,
        boolean isFamilyShared,
        String price,
        String currency,
        String country,
        String offerCode,
        boolean autoRenew,
        Instant autoRenewDisabledAt,
        Instant gracePeriodExpiresAt,
        boolean billingRetry,
        Instant pausedUntil,
        Instant refundedAt,
        Instant revokedAt,
        Instant endedAt,
        boolean paused,
        String renewsAs,
        EndReason endReason,
        Instant billingIssueAt,
        String replaces,
        String replacedBy,
        Instant replacedAt,
        List<String> keys,
        String firstItem,
        long renewsCount,
        String accountToken,
        List<Transaction> transactions
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Purchase decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Purchase(
            members.required("store", Decode::text),
            members.required("originalTransactionId", Decode::text),
            members.required("transactionId", Decode::text),
            members.required("product", Decode::text),
            members.required("kind", Decode.word(ProductKind::new)),
            members.required("state", Decode.nullable(Decode.word(State::new))),
            members.required("holders", Decode.listOf(Decode::text)),
            members.required("device", Decode.nullable(Decode::text)),
            members.required("storeAccount", Decode.nullable(Decode::text)),
            members.required("purchasedAt", Decode::moment),
            members.required("firstPurchasedAt", Decode::moment),
            members.required("expiresAt", Decode.nullable(Decode::moment)),
            members.optional("noEnd", Decode::bool),
            members.required("trialStartedAt", Decode.nullable(Decode::moment)),
            members.required("periodType", Decode.word(PeriodType::new)),
            members.required("environment", Decode.word(PurchaseEnvironment::new)),
            members.required("isFamilyShared", Decode::bool),
            members.required("price", Decode.nullable(Decode::text)),
            members.required("currency", Decode.nullable(Decode::text)),
            members.required("country", Decode.nullable(Decode::text)),
            members.required("offerCode", Decode.nullable(Decode::text)),
            members.required("autoRenew", Decode::bool),
            members.required("autoRenewDisabledAt", Decode.nullable(Decode::moment)),
            members.required("gracePeriodExpiresAt", Decode.nullable(Decode::moment)),
            members.required("billingRetry", Decode::bool),
            members.required("pausedUntil", Decode.nullable(Decode::moment)),
            members.required("refundedAt", Decode.nullable(Decode::moment)),
            members.required("revokedAt", Decode.nullable(Decode::moment)),
            members.required("endedAt", Decode.nullable(Decode::moment)),
            members.required("paused", Decode::bool),
            members.required("renewsAs", Decode.nullable(Decode::text)),
            members.required("endReason", Decode.nullable(Decode.word(EndReason::new))),
            members.required("billingIssueAt", Decode.nullable(Decode::moment)),
            members.required("replaces", Decode.nullable(Decode::text)),
            members.required("replacedBy", Decode.nullable(Decode::text)),
            members.required("replacedAt", Decode.nullable(Decode::moment)),
            members.required("keys", Decode.listOf(Decode::text)),
            members.optional("firstItem", Decode::text),
            members.required("renewsCount", Decode::integer),
            members.required("accountToken", Decode.nullable(Decode::text)),
            members.required("transactions", Decode.listOf(Transaction::decode))
        );
    }
}
