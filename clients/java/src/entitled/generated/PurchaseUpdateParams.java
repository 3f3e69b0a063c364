// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** What {@code purchase.update} may be given. */
public final class PurchaseUpdateParams extends Params {
    public PurchaseUpdateParams() {
    }

    /** New last millisecond of the paid period, RFC 3339; null: no end. */
    public PurchaseUpdateParams expiresAt(Instant expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** New last millisecond of the paid period, RFC 3339; null: no end. */
    public PurchaseUpdateParams expiresAt(String expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Sends null as {@code expiresAt}, which clears it. */
    public PurchaseUpdateParams clearExpiresAt() {
        set("expiresAt", null);
        return this;
    }

    /**
     * Whether the subscription renews automatically; null: true for a subscription, else false.
     */
    public PurchaseUpdateParams autoRenew(Boolean autoRenew) {
        give("autoRenew", autoRenew);
        return this;
    }

    /** Sends null as {@code autoRenew}, which clears it. */
    public PurchaseUpdateParams clearAutoRenew() {
        set("autoRenew", null);
        return this;
    }

    /** Last millisecond of the grace period, RFC 3339; null: no grace period. */
    public PurchaseUpdateParams gracePeriodExpiresAt(Instant gracePeriodExpiresAt) {
        give("gracePeriodExpiresAt", gracePeriodExpiresAt);
        return this;
    }

    /** Last millisecond of the grace period, RFC 3339; null: no grace period. */
    public PurchaseUpdateParams gracePeriodExpiresAt(String gracePeriodExpiresAt) {
        give("gracePeriodExpiresAt", gracePeriodExpiresAt);
        return this;
    }

    /** Sends null as {@code gracePeriodExpiresAt}, which clears it. */
    public PurchaseUpdateParams clearGracePeriodExpiresAt() {
        set("gracePeriodExpiresAt", null);
        return this;
    }

    /** Whether the store retries a failed payment; null: false. */
    public PurchaseUpdateParams billingRetry(Boolean billingRetry) {
        give("billingRetry", billingRetry);
        return this;
    }

    /** Sends null as {@code billingRetry}, which clears it. */
    public PurchaseUpdateParams clearBillingRetry() {
        set("billingRetry", null);
        return this;
    }

    /** Time at which the pause ends, RFC 3339; null: no pause. */
    public PurchaseUpdateParams pausedUntil(Instant pausedUntil) {
        give("pausedUntil", pausedUntil);
        return this;
    }

    /** Time at which the pause ends, RFC 3339; null: no pause. */
    public PurchaseUpdateParams pausedUntil(String pausedUntil) {
        give("pausedUntil", pausedUntil);
        return this;
    }

    /** Sends null as {@code pausedUntil}, which clears it. */
    public PurchaseUpdateParams clearPausedUntil() {
        set("pausedUntil", null);
        return this;
    }

    /** Time of the refund, RFC 3339; null: no refund. */
    public PurchaseUpdateParams refundedAt(Instant refundedAt) {
        give("refundedAt", refundedAt);
        return this;
    }

    /** Time of the refund, RFC 3339; null: no refund. */
    public PurchaseUpdateParams refundedAt(String refundedAt) {
        give("refundedAt", refundedAt);
        return this;
    }

    /** Sends null as {@code refundedAt}, which clears it. */
    public PurchaseUpdateParams clearRefundedAt() {
        set("refundedAt", null);
        return this;
    }

    /**
     * Time at which the store withdrew access, RFC 3339, for example when family sharing ends;
     * null: not withdrawn.
     */
    public PurchaseUpdateParams revokedAt(Instant revokedAt) {
        give("revokedAt", revokedAt);
        return this;
    }

    /**
     * Time at which the store withdrew access, RFC 3339, for example when family sharing ends;
     * null: not withdrawn.
     */
    public PurchaseUpdateParams revokedAt(String revokedAt) {
        give("revokedAt", revokedAt);
        return this;
    }

    /** Sends null as {@code revokedAt}, which clears it. */
    public PurchaseUpdateParams clearRevokedAt() {
        set("revokedAt", null);
        return this;
    }

    /** Id of the product from now on: a change of plan. */
    public PurchaseUpdateParams product(String product) {
        give("product", product);
        return this;
    }

    /**
     * Transaction that the statement is about. Required with {@code asOf}. Default: the latest;
     * for a refund or a revocation, the latest that was bought at or before its moment.
     */
    public PurchaseUpdateParams transactionId(String transactionId) {
        give("transactionId", transactionId);
        return this;
    }

    /**
     * Time at which the store made this statement, RFC 3339. Without it, this is a statement of
     * the caller, made now.
     */
    public PurchaseUpdateParams asOf(Instant asOf) {
        give("asOf", asOf);
        return this;
    }

    /**
     * Time at which the store made this statement, RFC 3339. Without it, this is a statement of
     * the caller, made now.
     */
    public PurchaseUpdateParams asOf(String asOf) {
        give("asOf", asOf);
        return this;
    }

    /** Time at which access ended before the end of the period, RFC 3339. Null clears it. */
    public PurchaseUpdateParams endedAt(Instant endedAt) {
        give("endedAt", endedAt);
        return this;
    }

    /** Time at which access ended before the end of the period, RFC 3339. Null clears it. */
    public PurchaseUpdateParams endedAt(String endedAt) {
        give("endedAt", endedAt);
        return this;
    }

    /** Sends null as {@code endedAt}, which clears it. */
    public PurchaseUpdateParams clearEndedAt() {
        set("endedAt", null);
        return this;
    }

    /** Whether the subscription is paused, with or without a known end. */
    public PurchaseUpdateParams paused(Boolean paused) {
        give("paused", paused);
        return this;
    }

    /** Sends null as {@code paused}, which clears it. */
    public PurchaseUpdateParams clearPaused() {
        set("paused", null);
        return this;
    }

    /** Product of the next period. It gives no access. Null: the same product. */
    public PurchaseUpdateParams renewsAs(String renewsAs) {
        give("renewsAs", renewsAs);
        return this;
    }

    /** Sends null as {@code renewsAs}, which clears it. */
    public PurchaseUpdateParams clearRenewsAs() {
        set("renewsAs", null);
        return this;
    }

    /** Why the purchase ended, or will end. Null clears it. */
    public PurchaseUpdateParams endReason(EndReason endReason) {
        give("endReason", endReason);
        return this;
    }

    /** Why the purchase ended, or will end. Null clears it. */
    public PurchaseUpdateParams endReason(String endReason) {
        give("endReason", endReason);
        return this;
    }

    /** Sends null as {@code endReason}, which clears it. */
    public PurchaseUpdateParams clearEndReason() {
        set("endReason", null);
        return this;
    }

    /** Id of the project. */
    public PurchaseUpdateParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public PurchaseUpdateParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public PurchaseUpdateParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
