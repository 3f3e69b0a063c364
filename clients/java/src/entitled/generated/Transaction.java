// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * One paid period, or one payment, of a purchase.
 *
 * @param transactionId One transaction of a store.
 * @param product A product, as the store or the catalogue calls it.
 * @param periodType What the customer pays for a period.
 * @param purchasedAt RFC 3339. Taken with any offset and precision; given in UTC with
 *     milliseconds.
 * @param expiresAt A Moment, or null where there is none.
 */
public record Transaction(
        String transactionId,
        String product,
        PeriodType periodType,
        Instant purchasedAt,
        Instant expiresAt
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Transaction decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Transaction(
            members.required("transactionId", Decode::text),
            members.required("product", Decode::text),
            members.required("periodType", Decode.word(PeriodType::new)),
            members.required("purchasedAt", Decode::moment),
            members.required("expiresAt", Decode.nullable(Decode::moment))
        );
    }
}
