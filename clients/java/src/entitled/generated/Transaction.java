// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Decode;
import java.time.Instant;
import java.util.Map;

/**
 * One transaction of a purchase: a paid period or a single payment. A member that is not required
 * is absent when it is not set.
 *
 * @param transactionId Id that a store gives to a transaction.
 * @param product A product, by the id that the store and the catalogue use.
 * @param periodType Price of a period: full (normal), a trial, or introductory (intro).
 * @param purchasedAt RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any
 *     UTC offset and precision, and returns UTC with milliseconds.
 * @param expiresAt RFC 3339 timestamp, or null.
 * @param noEnd Only in an export: true if a statement named {@code expiresAt} as null, so that no
 *     grace period counts as the end; otherwise absent. Null where it is absent.
 * @param isFamilyShared Whether a family member bought it and shares it. An export always shows
 *     this member and those up to {@code attributes}. Null where it is absent.
 * @param price A decimal number in a string, for example "9.99".
 * @param currency ISO 4217 code, as it was sent.
 * @param country ISO 3166 code, as it was sent.
 * @param offerCode Offer code, as it was sent.
 * @param attributes Up to 20 strings of the caller's own, which the events of this purchase
 *     repeat. Null where it is absent.
 * @param kind The kind that the store named. Null where it is absent.
 * @param environment The environment that the store named. Null where it is absent.
 * @param autoRenew False while auto-renew is off. Null where it is absent.
 * @param autoRenewDisabledAt Time since which auto-renew has been off. Null where it is absent.
 * @param gracePeriodExpiresAt Last moment of the grace period. Null where it is absent.
 * @param billingRetry True while the store retries a failed payment. Null where it is absent.
 * @param pausedUntil Time at which the pause ends. Null where it is absent.
 * @param refundedAt Time of the refund. Null where it is absent.
 * @param revokedAt Time at which the store withdrew access. Null where it is absent.
 * @param endedAt Time at which access ended before the end of the period. Null where it is
 *     absent.
 * @param paused True while the store reports the subscription as paused. Null where it is absent.
 * @param renewsAs Product of the next period. Null where it is absent.
 * @param endReason Why a subscription ended, or will end: the customer's choice, a failed
 *     payment, a refused price increase, a product that is no longer sold (unavailable), the
 *     developer, another purchase that took it over (replaced), or another reason. Null when the
 *     store named none.
 * @param billingIssueAt Time since which billing has failed. Null where it is absent.
 * @param listedAt Time at which the store last listed the items of the subscription, this one
 *     among them. Absent if the subscription had one item only. Null where it is absent.
 * @param asOf Time of the newest statement about the transaction.
 */
public record Transaction(
        String transactionId,
        String product,
        PeriodType periodType,
        Instant purchasedAt,
        Instant expiresAt,
        Boolean noEnd,
        Boolean isFamilyShared,
        Maybe<String> price,
        Maybe<String> currency,
        Maybe<String> country,
        Maybe<String> offerCode,
        Map<String, String> attributes,
        ProductKind kind,
        PurchaseEnvironment environment,
        Boolean autoRenew,
        Instant autoRenewDisabledAt,
        Instant gracePeriodExpiresAt,
        Boolean billingRetry,
        Instant pausedUntil,
        Instant refundedAt,
        Instant revokedAt,
        Instant endedAt,
        Boolean paused,
        String renewsAs,
        Maybe<EndReason> endReason,
        Instant billingIssueAt,
        Instant listedAt,
        Instant asOf
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Transaction decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Transaction(
            members.required("transactionId", Decode::text),
            members.required("product", Decode::text),
            members.required("periodType", Decode.word(PeriodType::new)),
            members.required("purchasedAt", Decode::moment),
            members.required("expiresAt", Decode.nullable(Decode::moment)),
            members.optional("noEnd", Decode::bool),
            members.optional("isFamilyShared", Decode::bool),
            members.both("price", Decode.nullable(Decode::text)),
            members.both("currency", Decode.nullable(Decode::text)),
            members.both("country", Decode.nullable(Decode::text)),
            members.both("offerCode", Decode.nullable(Decode::text)),
            members.optional("attributes", Decode.mapOf(Decode::text)),
            members.optional("kind", Decode.word(ProductKind::new)),
            members.optional("environment", Decode.word(PurchaseEnvironment::new)),
            members.optional("autoRenew", Decode::bool),
            members.optional("autoRenewDisabledAt", Decode::moment),
            members.optional("gracePeriodExpiresAt", Decode::moment),
            members.optional("billingRetry", Decode::bool),
            members.optional("pausedUntil", Decode::moment),
            members.optional("refundedAt", Decode::moment),
            members.optional("revokedAt", Decode::moment),
            members.optional("endedAt", Decode::moment),
            members.optional("paused", Decode::bool),
            members.optional("renewsAs", Decode::text),
            members.both("endReason", Decode.nullable(Decode.word(EndReason::new))),
            members.optional("billingIssueAt", Decode::moment),
            members.optional("listedAt", Decode::moment),
            members.required("asOf", Decode::moment)
        );
    }
}
