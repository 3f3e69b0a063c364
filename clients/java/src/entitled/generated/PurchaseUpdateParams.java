// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.time.Instant;

/** What {@code purchase.update} may be given. */
public final class PurchaseUpdateParams extends WritingParams<PurchaseUpdateParams> {
    /** New last millisecond of the paid period, RFC 3339; null: no end. */
    public PurchaseUpdateParams expiresAt(Instant expiresAt) {
        return give("expiresAt", expiresAt);
    }

    /** As {@link #expiresAt(Instant)}. */
    public PurchaseUpdateParams expiresAt(String expiresAt) {
        return give("expiresAt", expiresAt);
    }

    /** Sends null as {@code expiresAt}, which clears it. */
    public PurchaseUpdateParams clearExpiresAt() {
        return set("expiresAt", null);
    }

    /**
     * Whether the subscription renews automatically; null: true for a subscription, else false.
     */
    public PurchaseUpdateParams autoRenew(Boolean autoRenew) {
        return give("autoRenew", autoRenew);
    }

    /** Sends null as {@code autoRenew}, which clears it. */
    public PurchaseUpdateParams clearAutoRenew() {
        return set("autoRenew", null);
    }

    /** Last millisecond of the grace period, RFC 3339; null: no grace period. */
    public PurchaseUpdateParams gracePeriodExpiresAt(Instant gracePeriodExpiresAt) {
        return give("gracePeriodExpiresAt", gracePeriodExpiresAt);
    }

    /** As {@link #gracePeriodExpiresAt(Instant)}. */
    public PurchaseUpdateParams gracePeriodExpiresAt(String gracePeriodExpiresAt) {
        return give("gracePeriodExpiresAt", gracePeriodExpiresAt);
    }

    /** Sends null as {@code gracePeriodExpiresAt}, which clears it. */
    public PurchaseUpdateParams clearGracePeriodExpiresAt() {
        return set("gracePeriodExpiresAt", null);
    }

    /** Whether the store retries a failed payment; null: false. */
    public PurchaseUpdateParams billingRetry(Boolean billingRetry) {
        return give("billingRetry", billingRetry);
    }

    /** Sends null as {@code billingRetry}, which clears it. */
    public PurchaseUpdateParams clearBillingRetry() {
        return set("billingRetry", null);
    }

    /** Time at which the pause ends, RFC 3339; null: no pause. */
    public PurchaseUpdateParams pausedUntil(Instant pausedUntil) {
        return give("pausedUntil", pausedUntil);
    }

    /** As {@link #pausedUntil(Instant)}. */
    public PurchaseUpdateParams pausedUntil(String pausedUntil) {
        return give("pausedUntil", pausedUntil);
    }

    /** Sends null as {@code pausedUntil}, which clears it. */
    public PurchaseUpdateParams clearPausedUntil() {
        return set("pausedUntil", null);
    }

    /** Time of the refund, RFC 3339; null: no refund. */
    public PurchaseUpdateParams refundedAt(Instant refundedAt) {
        return give("refundedAt", refundedAt);
    }

    /** As {@link #refundedAt(Instant)}. */
    public PurchaseUpdateParams refundedAt(String refundedAt) {
        return give("refundedAt", refundedAt);
    }

    /** Sends null as {@code refundedAt}, which clears it. */
    public PurchaseUpdateParams clearRefundedAt() {
        return set("refundedAt", null);
    }

    /**
     * Time at which the store withdrew access, RFC 3339, for example when family sharing ends;
     * null: not withdrawn.
     */
    public PurchaseUpdateParams revokedAt(Instant revokedAt) {
        return give("revokedAt", revokedAt);
    }

    /** As {@link #revokedAt(Instant)}. */
    public PurchaseUpdateParams revokedAt(String revokedAt) {
        return give("revokedAt", revokedAt);
    }

    /** Sends null as {@code revokedAt}, which clears it. */
    public PurchaseUpdateParams clearRevokedAt() {
        return set("revokedAt", null);
    }

    /** Id of the product from now on: a change of plan. */
    public PurchaseUpdateParams product(String product) {
        return give("product", product);
    }

    /**
     * Transaction that the statement is about. Required with {@code asOf}. Default: the latest;
     * for a refund or a revocation, the latest that was bought at or before its moment.
     */
    public PurchaseUpdateParams transactionId(String transactionId) {
        return give("transactionId", transactionId);
    }

    /**
     * Time at which the store made this statement, RFC 3339. Without it, this is a statement of
     * the caller, made now.
     */
    public PurchaseUpdateParams asOf(Instant asOf) {
        return give("asOf", asOf);
    }

    /** As {@link #asOf(Instant)}. */
    public PurchaseUpdateParams asOf(String asOf) {
        return give("asOf", asOf);
    }

    /** Time at which access ended before the end of the period, RFC 3339. Null clears it. */
    public PurchaseUpdateParams endedAt(Instant endedAt) {
        return give("endedAt", endedAt);
    }

    /** As {@link #endedAt(Instant)}. */
    public PurchaseUpdateParams endedAt(String endedAt) {
        return give("endedAt", endedAt);
    }

    /** Sends null as {@code endedAt}, which clears it. */
    public PurchaseUpdateParams clearEndedAt() {
        return set("endedAt", null);
    }

    /** Whether the subscription is paused, with or without a known end. */
    public PurchaseUpdateParams paused(Boolean paused) {
        return give("paused", paused);
    }

    /** Sends null as {@code paused}, which clears it. */
    public PurchaseUpdateParams clearPaused() {
        return set("paused", null);
    }

    /** Product of the next period. It gives no access. Null: the same product. */
    public PurchaseUpdateParams renewsAs(String renewsAs) {
        return give("renewsAs", renewsAs);
    }

    /** Sends null as {@code renewsAs}, which clears it. */
    public PurchaseUpdateParams clearRenewsAs() {
        return set("renewsAs", null);
    }

    /** Why the purchase ended, or will end. Null clears it. */
    public PurchaseUpdateParams endReason(EndReason endReason) {
        return give("endReason", endReason);
    }

    /** As {@link #endReason(EndReason)}. */
    public PurchaseUpdateParams endReason(String endReason) {
        return give("endReason", endReason);
    }

    /** Sends null as {@code endReason}, which clears it. */
    public PurchaseUpdateParams clearEndReason() {
        return set("endReason", null);
    }
}
