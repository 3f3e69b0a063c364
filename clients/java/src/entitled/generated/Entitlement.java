// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * What a product or a grant unlocks for a user, and why. One purchase or grant, the winner,
 * supplies every member. If only {@code entitlements} of {@code checkEntitlements} names it,
 * every member is null except {@code id}, {@code active} (false), {@code renewState} (unknown)
 * and {@code renewsCount} (0).
 *
 * @param id An entitlement, for example {@code premium}.
 * @param active Whether the user has access.
 * @param state State of a purchase or grant. Null before it begins, and for an entitlement that
 *     only {@code entitlements} of {@code checkEntitlements} names.
 * @param productId Product that gives the entitlement; null for a grant.
 * @param source Store of the purchase, or {@code manual} for a grant.
 * @param renewState Whether the subscription renews. billingIssue: the store could not collect a
 *     payment.
 * @param grantType What gave the entitlement; {@code manual} for a grant by the method {@code
 *     grant}.
 * @param periodType See Protocol.
 * @param startedAt Time of the first purchase, or of the grant.
 * @param expiresAt Last millisecond with access, without a grace period; null for no end.
 * @param gracePeriodExpiresAt Last millisecond of the grace period; null without a grace period.
 * @param firstPurchasedAt Time of the first transaction; null for a grant.
 * @param lastPurchasedAt Time of the latest transaction; null for a grant.
 * @param trialStartedAt Time at which a trial began; null without a trial.
 * @param autoRenewDisabledAt Time at which the customer turned auto-renew off; null while it is
 *     on.
 * @param renewsCount Number of renewals at the full price.
 * @param environment See Protocol.
 * @param store Null for a grant.
 * @param transactionId Latest transaction; null for a grant.
 * @param originalTransactionId First transaction; null for a grant.
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
