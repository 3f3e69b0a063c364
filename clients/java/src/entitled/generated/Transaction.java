// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Decode;
import java.time.Instant;
import java.util.Map;

/**
 * One transaction of a purchase: a paid period or a single payment.
 *
 * @param transactionId Id that a store gives to a transaction.
 * @param product A product, by the id that the store and the catalogue use.
 * @param periodType Price of a period: full (normal), a trial, or introductory (intro).
 * @param purchasedAt RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any
 *     UTC offset and precision, and returns UTC with milliseconds.
 * @param expiresAt RFC 3339 timestamp, or null.
 * @param isFamilyShared Only in an export, like the members below. Whether a family member bought
 *     it and shares it. Null where it is absent.
 * @param price A decimal number in a string, for example "9.99".
 * @param currency ISO 4217 code, as it was sent.
 * @param country ISO 3166 code, as it was sent.
 * @param offerCode Offer code, as it was sent.
 * @param attributes Up to 20 strings of the caller's own, which the events of this purchase
 *     repeat. Null where it is absent.
 */
public record Transaction(
        String transactionId,
        String product,
        PeriodType periodType,
        Instant purchasedAt,
        Instant expiresAt,
        Boolean isFamilyShared,
        Maybe<String> price,
        Maybe<String> currency,
        Maybe<String> country,
        Maybe<String> offerCode,
        Map<String, String> attributes
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
            members.optional("isFamilyShared", Decode::bool),
            members.both("price", Decode.nullable(Decode::text)),
            members.both("currency", Decode.nullable(Decode::text)),
            members.both("country", Decode.nullable(Decode::text)),
            members.both("offerCode", Decode.nullable(Decode::text)),
            members.optional("attributes", Decode.mapOf(Decode::text))
        );
    }
}
