// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What {@code purchase} may be given. */
public final class PurchaseParams extends WritingParams<PurchaseParams> {
    /** Id of the device on which the customer bought. */
    public PurchaseParams device(String device) {
        return give("device", device);
    }

    /**
     * Id of the buyer, instead of {@code device}. The daemon creates an unknown user, so that no
     * payment is lost.
     */
    public PurchaseParams userId(String userId) {
        return give("userId", userId);
    }

    /** Id of the first transaction of the same purchase. Default: {@code transactionId}. */
    public PurchaseParams originalTransactionId(String originalTransactionId) {
        return give("originalTransactionId", originalTransactionId);
    }

    /** Kind of the product. It overrides the kind in the catalogue. */
    public PurchaseParams kind(ProductKind kind) {
        return give("kind", kind);
    }

    /** As {@link #kind(ProductKind)}. */
    public PurchaseParams kind(String kind) {
        return give("kind", kind);
    }

    /** Purchase time, RFC 3339. Default: {@code asOf}, or now. */
    public PurchaseParams purchasedAt(Instant purchasedAt) {
        return give("purchasedAt", purchasedAt);
    }

    /** As {@link #purchasedAt(Instant)}. */
    public PurchaseParams purchasedAt(String purchasedAt) {
        return give("purchasedAt", purchasedAt);
    }

    /** Last millisecond of the paid period, RFC 3339. Default: no end. */
    public PurchaseParams expiresAt(Instant expiresAt) {
        return give("expiresAt", expiresAt);
    }

    /** As {@link #expiresAt(Instant)}. */
    public PurchaseParams expiresAt(String expiresAt) {
        return give("expiresAt", expiresAt);
    }

    /** Price of the period: full (normal), a trial, or introductory (intro). */
    public PurchaseParams periodType(PeriodType periodType) {
        return give("periodType", periodType);
    }

    /** As {@link #periodType(PeriodType)}. */
    public PurchaseParams periodType(String periodType) {
        return give("periodType", periodType);
    }

    /** Environment of the store: production, or sandbox for test purchases. */
    public PurchaseParams environment(PurchaseEnvironment environment) {
        return give("environment", environment);
    }

    /** As {@link #environment(PurchaseEnvironment)}. */
    public PurchaseParams environment(String environment) {
        return give("environment", environment);
    }

    /** Whether a family member bought it and shares it. */
    public PurchaseParams isFamilyShared(boolean isFamilyShared) {
        return give("isFamilyShared", isFamilyShared);
    }

    /** Price that the customer paid: a decimal number in a string, for example "9.99". */
    public PurchaseParams price(String price) {
        return give("price", price);
    }

    /** Currency of the price: an ISO 4217 code, for example EUR. */
    public PurchaseParams currency(String currency) {
        return give("currency", currency);
    }

    /** Country of the purchase: an ISO 3166 code, for example DE. */
    public PurchaseParams country(String country) {
        return give("country", country);
    }

    /** Offer code that the customer redeemed. */
    public PurchaseParams offerCode(String offerCode) {
        return give("offerCode", offerCode);
    }

    /** Up to 20 strings of your own, which the events of this purchase repeat. */
    public PurchaseParams attributes(Map<String, String> attributes) {
        return give("attributes", attributes);
    }

    /**
     * Time at which the store made this statement, RFC 3339. Without it, this is a statement of
     * the caller, made now.
     */
    public PurchaseParams asOf(Instant asOf) {
        return give("asOf", asOf);
    }

    /** As {@link #asOf(Instant)}. */
    public PurchaseParams asOf(String asOf) {
        return give("asOf", asOf);
    }

    /**
     * Purchase of the same store that this one takes over: its {@code originalTransactionId}, or
     * one of its keys. Google calls it linkedPurchaseToken.
     */
    public PurchaseParams replaces(String replaces) {
        return give("replaces", replaces);
    }

    /**
     * Up to ten further names of the purchase, for example a Google order id. Each finds it
     * wherever {@code originalTransactionId} is a param. If the daemon does not know {@code
     * originalTransactionId}, the first key that names a purchase does.
     */
    public PurchaseParams keys(List<String> keys) {
        return give("keys", keys);
    }

    /** As {@link #keys(List)}. */
    public PurchaseParams keys(String... keys) {
        return give("keys", List.of(keys));
    }

    /**
     * Account token of the purchase. When the call names a user or a device, it is registered for
     * that user.
     */
    public PurchaseParams accountToken(String accountToken) {
        return give("accountToken", accountToken);
    }
}
