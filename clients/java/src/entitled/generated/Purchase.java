// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;

/**
 * One chain of store transactions, and who holds it.
 *
 * @param store The store that took the money: appStore, playStore, amazon, huawei, stripe, web,
 *     or any other such word.
 * @param originalTransactionId One transaction of a store.
 * @param transactionId The latest transaction of the chain.
 * @param product A product, as the store or the catalogue calls it.
 * @param kind The purchase's own, else the catalogue's, else {@code subscription} with an end and
 *     {@code nonConsumable} without.
 * @param state As it stands now; null before the first purchasedAt.
 * @param holders One id for each customer that holds it, in the order of their bytes.
 * @param device The device that it came from.
 * @param storeAccount The store account that it came from.
 * @param purchasedAt Of the latest transaction.
 * @param firstPurchasedAt RFC 3339. Taken with any offset and precision; given in UTC with
 *     milliseconds.
 * @param expiresAt A Moment, or null where there is none.
 * @param trialStartedAt A Moment, or null where there is none.
 * @param periodType What the customer pays for a period.
 * @param environment Where the store took the money.
 * @param isFamilyShared See Protocol.
 * @param price A decimal in a string.
 * @param currency As it came.
 * @param country As it came.
 * @param offerCode As it came.
 * @param autoRenew True for a subscription until it is told otherwise; false for every other
 *     kind.
 * @param autoRenewDisabledAt A Moment, or null where there is none.
 * @param gracePeriodExpiresAt A Moment, or null where there is none.
 * @param billingRetry See Protocol.
 * @param pausedUntil A Moment, or null where there is none.
 * @param refundedAt A Moment, or null where there is none.
 * @param revokedAt A Moment, or null where there is none.
 * @param renewsCount The number of {@code normal} periods less one, never below none.
 * @param transactions The whole history, the oldest first.
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
        long renewsCount,
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
            members.required("renewsCount", Decode::integer),
            members.required("transactions", Decode.listOf(Transaction::decode))
        );
    }
}
