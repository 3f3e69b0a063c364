// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * What a user may use, and why. One purchase or grant, the winner, supplies every member. Of an
 * entitlement that the user never had all are null but {@code id}, {@code active} (false), {@code
 * renewState} (unknown) and {@code renewsCount} (0).
 *
 * @param id What a user may use.
 * @param active See Protocol.
 * @param state What has become of a purchase at a moment; null before it began, and of what one
 *     never had.
 * @param productId The product that gives it; null for a grant.
 * @param source The store, or {@code manual} for a grant.
 * @param renewState See Protocol.
 * @param grantType See Protocol.
 * @param periodType See Protocol.
 * @param startedAt A Moment, or null where there is none.
 * @param expiresAt Null where there is no end.
 * @param gracePeriodExpiresAt A Moment, or null where there is none.
 * @param firstPurchasedAt A Moment, or null where there is none.
 * @param lastPurchasedAt A Moment, or null where there is none.
 * @param trialStartedAt A Moment, or null where there is none.
 * @param autoRenewDisabledAt A Moment, or null where there is none.
 * @param renewsCount See Protocol.
 * @param environment See Protocol.
 * @param store Null for a grant.
 * @param transactionId Null for a grant.
 * @param originalTransactionId Null for a grant.
 */
public record Entitlement(
        String id,
        boolean active,
        State state,
        String productId,
        String source,
        EntitlementRenewState renewState,
        EntitlementGrantType grantType,
        EntitlementPeriodType periodType,
        Instant startedAt,
        Instant expiresAt,
        Instant gracePeriodExpiresAt,
        Instant firstPurchasedAt,
        Instant lastPurchasedAt,
        Instant trialStartedAt,
        Instant autoRenewDisabledAt,
        long renewsCount,
        EntitlementEnvironment environment,
        String store,
        String transactionId,
        String originalTransactionId
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Entitlement decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Entitlement(
            members.required("id", Decode::text),
            members.required("active", Decode::bool),
            members.required("state", Decode.nullable(Decode.word(State::new))),
            members.required("productId", Decode.nullable(Decode::text)),
            members.required("source", Decode.nullable(Decode::text)),
            members.required("renewState", Decode.word(EntitlementRenewState::new)),
            members.required("grantType", Decode.nullable(Decode.word(EntitlementGrantType::new))),
            members.required("periodType", Decode.nullable(Decode.word(EntitlementPeriodType::new))),
            members.required("startedAt", Decode.nullable(Decode::moment)),
            members.required("expiresAt", Decode.nullable(Decode::moment)),
            members.required("gracePeriodExpiresAt", Decode.nullable(Decode::moment)),
            members.required("firstPurchasedAt", Decode.nullable(Decode::moment)),
            members.required("lastPurchasedAt", Decode.nullable(Decode::moment)),
            members.required("trialStartedAt", Decode.nullable(Decode::moment)),
            members.required("autoRenewDisabledAt", Decode.nullable(Decode::moment)),
            members.required("renewsCount", Decode::integer),
            members.required("environment", Decode.nullable(Decode.word(EntitlementEnvironment::new))),
            members.required("store", Decode.nullable(Decode::text)),
            members.required("transactionId", Decode.nullable(Decode::text)),
            members.required("originalTransactionId", Decode.nullable(Decode::text))
        );
    }
}
