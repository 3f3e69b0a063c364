// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** What {@code purchase.update} may be given. */
public final class PurchaseUpdateParams extends Params {
    public PurchaseUpdateParams() {
    }

    /** Another last moment of the period; null: no end. */
    public PurchaseUpdateParams expiresAt(Instant expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Another last moment of the period; null: no end. */
    public PurchaseUpdateParams expiresAt(String expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Sends null as {@code expiresAt}, which clears it. */
    public PurchaseUpdateParams clearExpiresAt() {
        set("expiresAt", null);
        return this;
    }

    /** Whether it renews by itself; null is true. */
    public PurchaseUpdateParams autoRenew(Boolean autoRenew) {
        give("autoRenew", autoRenew);
        return this;
    }

    /** Sends null as {@code autoRenew}, which clears it. */
    public PurchaseUpdateParams clearAutoRenew() {
        set("autoRenew", null);
        return this;
    }

    /** The last moment of the grace period; null: there is none. */
    public PurchaseUpdateParams gracePeriodExpiresAt(Instant gracePeriodExpiresAt) {
        give("gracePeriodExpiresAt", gracePeriodExpiresAt);
        return this;
    }

    /** The last moment of the grace period; null: there is none. */
    public PurchaseUpdateParams gracePeriodExpiresAt(String gracePeriodExpiresAt) {
        give("gracePeriodExpiresAt", gracePeriodExpiresAt);
        return this;
    }

    /** Sends null as {@code gracePeriodExpiresAt}, which clears it. */
    public PurchaseUpdateParams clearGracePeriodExpiresAt() {
        set("gracePeriodExpiresAt", null);
        return this;
    }

    /** Whether the store still tries to get its money; null is false. */
    public PurchaseUpdateParams billingRetry(Boolean billingRetry) {
        give("billingRetry", billingRetry);
        return this;
    }

    /** Sends null as {@code billingRetry}, which clears it. */
    public PurchaseUpdateParams clearBillingRetry() {
        set("billingRetry", null);
        return this;
    }

    /** The moment at which a pause is over; null: there is none. */
    public PurchaseUpdateParams pausedUntil(Instant pausedUntil) {
        give("pausedUntil", pausedUntil);
        return this;
    }

    /** The moment at which a pause is over; null: there is none. */
    public PurchaseUpdateParams pausedUntil(String pausedUntil) {
        give("pausedUntil", pausedUntil);
        return this;
    }

    /** Sends null as {@code pausedUntil}, which clears it. */
    public PurchaseUpdateParams clearPausedUntil() {
        set("pausedUntil", null);
        return this;
    }

    /** When the money was given back; null: it was not. */
    public PurchaseUpdateParams refundedAt(Instant refundedAt) {
        give("refundedAt", refundedAt);
        return this;
    }

    /** When the money was given back; null: it was not. */
    public PurchaseUpdateParams refundedAt(String refundedAt) {
        give("refundedAt", refundedAt);
        return this;
    }

    /** Sends null as {@code refundedAt}, which clears it. */
    public PurchaseUpdateParams clearRefundedAt() {
        set("refundedAt", null);
        return this;
    }

    /** When it was taken away, as when family sharing ends; null: it was not. */
    public PurchaseUpdateParams revokedAt(Instant revokedAt) {
        give("revokedAt", revokedAt);
        return this;
    }

    /** When it was taken away, as when family sharing ends; null: it was not. */
    public PurchaseUpdateParams revokedAt(String revokedAt) {
        give("revokedAt", revokedAt);
        return this;
    }

    /** Sends null as {@code revokedAt}, which clears it. */
    public PurchaseUpdateParams clearRevokedAt() {
        set("revokedAt", null);
        return this;
    }

    /** The product from now on: a change of plan. */
    public PurchaseUpdateParams product(String product) {
        give("product", product);
        return this;
    }

    /** The project to work in. */
    public PurchaseUpdateParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public PurchaseUpdateParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public PurchaseUpdateParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
