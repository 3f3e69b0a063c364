// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
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
        @OrNull State state,
        @OrNull String productId,
        @OrNull String source,
        EntitlementRenewState renewState,
        @OrNull EntitlementGrantType grantType,
        @OrNull PeriodType periodType,
        @OrNull Instant startedAt,
        @OrNull Instant expiresAt,
        @OrNull Instant gracePeriodExpiresAt,
        @OrNull Instant firstPurchasedAt,
        @OrNull Instant lastPurchasedAt,
        @OrNull Instant trialStartedAt,
        @OrNull Instant autoRenewDisabledAt,
        long renewsCount,
        @OrNull PurchaseEnvironment environment,
        @OrNull String store,
        @OrNull String transactionId,
        @OrNull String originalTransactionId
) {}
