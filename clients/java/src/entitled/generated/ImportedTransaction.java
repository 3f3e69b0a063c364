// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;
import java.util.Map;

/** A transaction as {@code user.export} shows it: dated facts. */
public final class ImportedTransaction extends Params {
    public ImportedTransaction(String transactionId, String product, Instant purchasedAt) {
        set("transactionId", transactionId);
        set("product", product);
        set("purchasedAt", purchasedAt);
    }
    public ImportedTransaction(String transactionId, String product, String purchasedAt) {
        set("transactionId", transactionId);
        set("product", product);
        set("purchasedAt", purchasedAt);
    }

    /** Price of a period: full (normal), a trial, or introductory (intro). */
    public ImportedTransaction periodType(PeriodType periodType) {
        give("periodType", periodType);
        return this;
    }

    /** Price of a period: full (normal), a trial, or introductory (intro). */
    public ImportedTransaction periodType(String periodType) {
        give("periodType", periodType);
        return this;
    }

    /** End of the period. Null alone states nothing. */
    public ImportedTransaction expiresAt(Instant expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** End of the period. Null alone states nothing. */
    public ImportedTransaction expiresAt(String expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Sends null as {@code expiresAt}, which clears it. */
    public ImportedTransaction clearExpiresAt() {
        set("expiresAt", null);
        return this;
    }

    /**
     * True if the store stated that there is no end, so that no grace period counts as the end.
     */
    public ImportedTransaction noEnd(boolean noEnd) {
        give("noEnd", noEnd);
        return this;
    }

    /** Whether a family member bought it and shares it. */
    public ImportedTransaction isFamilyShared(boolean isFamilyShared) {
        give("isFamilyShared", isFamilyShared);
        return this;
    }

    /** A decimal number in a string, for example "9.99". */
    public ImportedTransaction price(String price) {
        give("price", price);
        return this;
    }

    /** Sends null as {@code price}, which clears it. */
    public ImportedTransaction clearPrice() {
        set("price", null);
        return this;
    }

    /** ISO 4217 code, as it was sent. */
    public ImportedTransaction currency(String currency) {
        give("currency", currency);
        return this;
    }

    /** Sends null as {@code currency}, which clears it. */
    public ImportedTransaction clearCurrency() {
        set("currency", null);
        return this;
    }

    /** ISO 3166 code, as it was sent. */
    public ImportedTransaction country(String country) {
        give("country", country);
        return this;
    }

    /** Sends null as {@code country}, which clears it. */
    public ImportedTransaction clearCountry() {
        set("country", null);
        return this;
    }

    /** Offer code, as it was sent. */
    public ImportedTransaction offerCode(String offerCode) {
        give("offerCode", offerCode);
        return this;
    }

    /** Sends null as {@code offerCode}, which clears it. */
    public ImportedTransaction clearOfferCode() {
        set("offerCode", null);
        return this;
    }

    /** Up to 20 strings of the caller's own, which the events of this purchase repeat. */
    public ImportedTransaction attributes(Map<String, String> attributes) {
        give("attributes", attributes);
        return this;
    }

    /** The kind that the store named. */
    public ImportedTransaction kind(ProductKind kind) {
        give("kind", kind);
        return this;
    }

    /** The kind that the store named. */
    public ImportedTransaction kind(String kind) {
        give("kind", kind);
        return this;
    }

    /** The environment that the store named. */
    public ImportedTransaction environment(PurchaseEnvironment environment) {
        give("environment", environment);
        return this;
    }

    /** The environment that the store named. */
    public ImportedTransaction environment(String environment) {
        give("environment", environment);
        return this;
    }

    /** False while auto-renew is off. */
    public ImportedTransaction autoRenew(boolean autoRenew) {
        give("autoRenew", autoRenew);
        return this;
    }

    /** Time since which auto-renew has been off. */
    public ImportedTransaction autoRenewDisabledAt(Instant autoRenewDisabledAt) {
        give("autoRenewDisabledAt", autoRenewDisabledAt);
        return this;
    }

    /** Time since which auto-renew has been off. */
    public ImportedTransaction autoRenewDisabledAt(String autoRenewDisabledAt) {
        give("autoRenewDisabledAt", autoRenewDisabledAt);
        return this;
    }

    /** Sends null as {@code autoRenewDisabledAt}, which clears it. */
    public ImportedTransaction clearAutoRenewDisabledAt() {
        set("autoRenewDisabledAt", null);
        return this;
    }

    /** Last moment of the grace period. */
    public ImportedTransaction gracePeriodExpiresAt(Instant gracePeriodExpiresAt) {
        give("gracePeriodExpiresAt", gracePeriodExpiresAt);
        return this;
    }

    /** Last moment of the grace period. */
    public ImportedTransaction gracePeriodExpiresAt(String gracePeriodExpiresAt) {
        give("gracePeriodExpiresAt", gracePeriodExpiresAt);
        return this;
    }

    /** Sends null as {@code gracePeriodExpiresAt}, which clears it. */
    public ImportedTransaction clearGracePeriodExpiresAt() {
        set("gracePeriodExpiresAt", null);
        return this;
    }

    /** True while the store retries a failed payment. */
    public ImportedTransaction billingRetry(boolean billingRetry) {
        give("billingRetry", billingRetry);
        return this;
    }

    /** Time at which the pause ends. */
    public ImportedTransaction pausedUntil(Instant pausedUntil) {
        give("pausedUntil", pausedUntil);
        return this;
    }

    /** Time at which the pause ends. */
    public ImportedTransaction pausedUntil(String pausedUntil) {
        give("pausedUntil", pausedUntil);
        return this;
    }

    /** Sends null as {@code pausedUntil}, which clears it. */
    public ImportedTransaction clearPausedUntil() {
        set("pausedUntil", null);
        return this;
    }

    /** Time of the refund. */
    public ImportedTransaction refundedAt(Instant refundedAt) {
        give("refundedAt", refundedAt);
        return this;
    }

    /** Time of the refund. */
    public ImportedTransaction refundedAt(String refundedAt) {
        give("refundedAt", refundedAt);
        return this;
    }

    /** Sends null as {@code refundedAt}, which clears it. */
    public ImportedTransaction clearRefundedAt() {
        set("refundedAt", null);
        return this;
    }

    /** Time at which the store withdrew access. */
    public ImportedTransaction revokedAt(Instant revokedAt) {
        give("revokedAt", revokedAt);
        return this;
    }

    /** Time at which the store withdrew access. */
    public ImportedTransaction revokedAt(String revokedAt) {
        give("revokedAt", revokedAt);
        return this;
    }

    /** Sends null as {@code revokedAt}, which clears it. */
    public ImportedTransaction clearRevokedAt() {
        set("revokedAt", null);
        return this;
    }

    /** Time at which access ended before the end of the period. */
    public ImportedTransaction endedAt(Instant endedAt) {
        give("endedAt", endedAt);
        return this;
    }

    /** Time at which access ended before the end of the period. */
    public ImportedTransaction endedAt(String endedAt) {
        give("endedAt", endedAt);
        return this;
    }

    /** Sends null as {@code endedAt}, which clears it. */
    public ImportedTransaction clearEndedAt() {
        set("endedAt", null);
        return this;
    }

    /** True while the store reports the subscription as paused. */
    public ImportedTransaction paused(boolean paused) {
        give("paused", paused);
        return this;
    }

    /** Product of the next period. */
    public ImportedTransaction renewsAs(String renewsAs) {
        give("renewsAs", renewsAs);
        return this;
    }

    /**
     * Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
     * price increase, a product that is no longer sold (unavailable), the developer, another
     * purchase that took it over (replaced), or another reason. Null when the store named none.
     */
    public ImportedTransaction endReason(EndReason endReason) {
        give("endReason", endReason);
        return this;
    }

    /**
     * Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
     * price increase, a product that is no longer sold (unavailable), the developer, another
     * purchase that took it over (replaced), or another reason. Null when the store named none.
     */
    public ImportedTransaction endReason(String endReason) {
        give("endReason", endReason);
        return this;
    }

    /** Sends null as {@code endReason}, which clears it. */
    public ImportedTransaction clearEndReason() {
        set("endReason", null);
        return this;
    }

    /** Time since which billing has failed. */
    public ImportedTransaction billingIssueAt(Instant billingIssueAt) {
        give("billingIssueAt", billingIssueAt);
        return this;
    }

    /** Time since which billing has failed. */
    public ImportedTransaction billingIssueAt(String billingIssueAt) {
        give("billingIssueAt", billingIssueAt);
        return this;
    }

    /** Sends null as {@code billingIssueAt}, which clears it. */
    public ImportedTransaction clearBillingIssueAt() {
        set("billingIssueAt", null);
        return this;
    }

    /**
     * Time at which the store last listed the items of the subscription, this one among them.
     * Absent if the subscription had one item only.
     */
    public ImportedTransaction listedAt(Instant listedAt) {
        give("listedAt", listedAt);
        return this;
    }

    /**
     * Time at which the store last listed the items of the subscription, this one among them.
     * Absent if the subscription had one item only.
     */
    public ImportedTransaction listedAt(String listedAt) {
        give("listedAt", listedAt);
        return this;
    }

    /** Sends null as {@code listedAt}, which clears it. */
    public ImportedTransaction clearListedAt() {
        set("listedAt", null);
        return this;
    }

    /**
     * Time at which the store stated all of this. Without it, the transaction is older than any
     * statement of a store.
     */
    public ImportedTransaction asOf(Instant asOf) {
        give("asOf", asOf);
        return this;
    }

    /**
     * Time at which the store stated all of this. Without it, the transaction is older than any
     * statement of a store.
     */
    public ImportedTransaction asOf(String asOf) {
        give("asOf", asOf);
        return this;
    }

    /** Sends null as {@code asOf}, which clears it. */
    public ImportedTransaction clearAsOf() {
        set("asOf", null);
        return this;
    }
}
