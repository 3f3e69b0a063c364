// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.OrNull;
import entitled.values.Shared;
import java.time.Instant;
import java.util.Map;

/**
 * One transaction of a purchase: a paid period or a single payment. A member that is not required
 * is absent when it is not set.
 */
public final class Transaction extends Shared<Transaction> {
    Transaction(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static Transaction of(String transactionId, String product, Instant purchasedAt) {
        return new Transaction(Map.of()).with("transactionId", transactionId).with("product",
                product).with("purchasedAt", purchasedAt);
    }

    /** Id that a store gives to a transaction. */
    public String transactionId() {
        return get("transactionId");
    }

    /** A product, by the id that the store and the catalogue use. */
    public String product() {
        return get("product");
    }

    /** Price of a period: full (normal), a trial, or introductory (intro). */
    public @OrNull PeriodType periodType() {
        return get("periodType");
    }

    /** A copy with that as {@link #periodType()}. */
    public Transaction withPeriodType(PeriodType periodType) {
        return with("periodType", periodType);
    }

    /**
     * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
     * precision, and returns UTC with milliseconds.
     */
    public Instant purchasedAt() {
        return get("purchasedAt");
    }

    /** RFC 3339 timestamp, or null. */
    public @OrNull Instant expiresAt() {
        return get("expiresAt");
    }

    /** A copy with that as {@link #expiresAt()}. */
    public Transaction withExpiresAt(Instant expiresAt) {
        return with("expiresAt", expiresAt);
    }

    /**
     * Only in an export: true if a statement named {@code expiresAt} as null, so that no grace
     * period counts as the end; otherwise absent.
     */
    public @OrNull Boolean noEnd() {
        return get("noEnd");
    }

    /** A copy with that as {@link #noEnd()}. */
    public Transaction withNoEnd(Boolean noEnd) {
        return with("noEnd", noEnd);
    }

    /**
     * Whether a family member bought it and shares it. An export always shows this member and
     * those up to {@code attributes}.
     */
    public @OrNull Boolean isFamilyShared() {
        return get("isFamilyShared");
    }

    /** A copy with that as {@link #isFamilyShared()}. */
    public Transaction withIsFamilyShared(Boolean isFamilyShared) {
        return with("isFamilyShared", isFamilyShared);
    }

    /** A decimal number in a string, for example "9.99". */
    public Maybe<String> price() {
        return maybe("price");
    }

    /** A copy with that as {@link #price()}. */
    public Transaction withPrice(String price) {
        return with("price", price);
    }

    /** ISO 4217 code, as it was sent. */
    public Maybe<String> currency() {
        return maybe("currency");
    }

    /** A copy with that as {@link #currency()}. */
    public Transaction withCurrency(String currency) {
        return with("currency", currency);
    }

    /** ISO 3166 code, as it was sent. */
    public Maybe<String> country() {
        return maybe("country");
    }

    /** A copy with that as {@link #country()}. */
    public Transaction withCountry(String country) {
        return with("country", country);
    }

    /** Offer code, as it was sent. */
    public Maybe<String> offerCode() {
        return maybe("offerCode");
    }

    /** A copy with that as {@link #offerCode()}. */
    public Transaction withOfferCode(String offerCode) {
        return with("offerCode", offerCode);
    }

    /** Up to 20 strings of the caller's own, which the events of this purchase repeat. */
    public @OrNull Map<String, String> attributes() {
        return get("attributes");
    }

    /** A copy with that as {@link #attributes()}. */
    public Transaction withAttributes(Map<String, String> attributes) {
        return with("attributes", attributes);
    }

    /** The kind that the store named. */
    public @OrNull ProductKind kind() {
        return get("kind");
    }

    /** A copy with that as {@link #kind()}. */
    public Transaction withKind(ProductKind kind) {
        return with("kind", kind);
    }

    /** The environment that the store named. */
    public @OrNull PurchaseEnvironment environment() {
        return get("environment");
    }

    /** A copy with that as {@link #environment()}. */
    public Transaction withEnvironment(PurchaseEnvironment environment) {
        return with("environment", environment);
    }

    /** False while auto-renew is off. */
    public @OrNull Boolean autoRenew() {
        return get("autoRenew");
    }

    /** A copy with that as {@link #autoRenew()}. */
    public Transaction withAutoRenew(Boolean autoRenew) {
        return with("autoRenew", autoRenew);
    }

    /** Time since which auto-renew has been off. */
    public Maybe<Instant> autoRenewDisabledAt() {
        return maybe("autoRenewDisabledAt");
    }

    /** A copy with that as {@link #autoRenewDisabledAt()}. */
    public Transaction withAutoRenewDisabledAt(Instant autoRenewDisabledAt) {
        return with("autoRenewDisabledAt", autoRenewDisabledAt);
    }

    /** Last moment of the grace period. */
    public Maybe<Instant> gracePeriodExpiresAt() {
        return maybe("gracePeriodExpiresAt");
    }

    /** A copy with that as {@link #gracePeriodExpiresAt()}. */
    public Transaction withGracePeriodExpiresAt(Instant gracePeriodExpiresAt) {
        return with("gracePeriodExpiresAt", gracePeriodExpiresAt);
    }

    /** True while the store retries a failed payment. */
    public @OrNull Boolean billingRetry() {
        return get("billingRetry");
    }

    /** A copy with that as {@link #billingRetry()}. */
    public Transaction withBillingRetry(Boolean billingRetry) {
        return with("billingRetry", billingRetry);
    }

    /** Time at which the pause ends. */
    public Maybe<Instant> pausedUntil() {
        return maybe("pausedUntil");
    }

    /** A copy with that as {@link #pausedUntil()}. */
    public Transaction withPausedUntil(Instant pausedUntil) {
        return with("pausedUntil", pausedUntil);
    }

    /** Time of the refund. */
    public Maybe<Instant> refundedAt() {
        return maybe("refundedAt");
    }

    /** A copy with that as {@link #refundedAt()}. */
    public Transaction withRefundedAt(Instant refundedAt) {
        return with("refundedAt", refundedAt);
    }

    /** Time at which the store withdrew access. */
    public Maybe<Instant> revokedAt() {
        return maybe("revokedAt");
    }

    /** A copy with that as {@link #revokedAt()}. */
    public Transaction withRevokedAt(Instant revokedAt) {
        return with("revokedAt", revokedAt);
    }

    /** Time at which access ended before the end of the period. */
    public Maybe<Instant> endedAt() {
        return maybe("endedAt");
    }

    /** A copy with that as {@link #endedAt()}. */
    public Transaction withEndedAt(Instant endedAt) {
        return with("endedAt", endedAt);
    }

    /** True while the store reports the subscription as paused. */
    public @OrNull Boolean paused() {
        return get("paused");
    }

    /** A copy with that as {@link #paused()}. */
    public Transaction withPaused(Boolean paused) {
        return with("paused", paused);
    }

    /** Product of the next period. */
    public @OrNull String renewsAs() {
        return get("renewsAs");
    }

    /** A copy with that as {@link #renewsAs()}. */
    public Transaction withRenewsAs(String renewsAs) {
        return with("renewsAs", renewsAs);
    }

    /**
     * Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
     * price increase, a product that is no longer sold (unavailable), the developer, another
     * purchase that took it over (replaced), or another reason. Null when the store named none.
     */
    public Maybe<EndReason> endReason() {
        return maybe("endReason");
    }

    /** A copy with that as {@link #endReason()}. */
    public Transaction withEndReason(EndReason endReason) {
        return with("endReason", endReason);
    }

    /** Time since which billing has failed. */
    public Maybe<Instant> billingIssueAt() {
        return maybe("billingIssueAt");
    }

    /** A copy with that as {@link #billingIssueAt()}. */
    public Transaction withBillingIssueAt(Instant billingIssueAt) {
        return with("billingIssueAt", billingIssueAt);
    }

    /**
     * Time at which the store last listed the items of the subscription, this one among them.
     * Absent if the subscription had one item only.
     */
    public Maybe<Instant> listedAt() {
        return maybe("listedAt");
    }

    /** A copy with that as {@link #listedAt()}. */
    public Transaction withListedAt(Instant listedAt) {
        return with("listedAt", listedAt);
    }

    /** Time of the newest statement about the transaction. */
    public @OrNull Instant asOf() {
        return get("asOf");
    }

    /** A copy with that as {@link #asOf()}. */
    public Transaction withAsOf(Instant asOf) {
        return with("asOf", asOf);
    }
}
