// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Decode;
import java.time.Instant;
import java.util.Map;

/**
 * One paid period, or one payment, of a purchase.
 *
 * @param transactionId One transaction of a store.
 * @param product A product, as the store or the catalogue calls it.
 * @param periodType What the customer pays for a period.
 * @param purchasedAt RFC 3339. Taken with any offset and precision; given in UTC with
 *     milliseconds.
 * @param expiresAt A Moment, or null where there is none.
 * @param isFamilyShared From here on only in an export. Null where it is absent.
 * @param price A decimal in a string.
 * @param currency As it came.
 * @param country As it came.
 * @param offerCode As it came.
 * @param attributes Up to 20 strings of the caller's own, told again in the events of this
 *     purchase. Null where it is absent.
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
