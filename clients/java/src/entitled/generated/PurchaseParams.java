// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What {@code purchase} may be given. */
public final class PurchaseParams extends Params {
    public PurchaseParams() {
    }

    /** Id of the device on which the customer bought. */
    public PurchaseParams device(String device) {
        give("device", device);
        return this;
    }

    /**
     * Id of the buyer, instead of {@code device}. The daemon creates an unknown user, so that no
     * payment is lost.
     */
    public PurchaseParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** Id of the first transaction of the same purchase. Default: {@code transactionId}. */
    public PurchaseParams originalTransactionId(String originalTransactionId) {
        give("originalTransactionId", originalTransactionId);
        return this;
    }

    /** Kind of the product. It overrides the kind in the catalogue. */
    public PurchaseParams kind(ProductKind kind) {
        give("kind", kind);
        return this;
    }

    /** Kind of the product. It overrides the kind in the catalogue. */
    public PurchaseParams kind(String kind) {
        give("kind", kind);
        return this;
    }

    /** Purchase time, RFC 3339. Default: {@code asOf}, or now. */
    public PurchaseParams purchasedAt(Instant purchasedAt) {
        give("purchasedAt", purchasedAt);
        return this;
    }

    /** Purchase time, RFC 3339. Default: {@code asOf}, or now. */
    public PurchaseParams purchasedAt(String purchasedAt) {
        give("purchasedAt", purchasedAt);
        return this;
    }

    /** Last millisecond of the paid period, RFC 3339. Default: no end. */
    public PurchaseParams expiresAt(Instant expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Last millisecond of the paid period, RFC 3339. Default: no end. */
    public PurchaseParams expiresAt(String expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Price of the period: full (normal), a trial, or introductory (intro). */
    public PurchaseParams periodType(PeriodType periodType) {
        give("periodType", periodType);
        return this;
    }

    /** Price of the period: full (normal), a trial, or introductory (intro). */
    public PurchaseParams periodType(String periodType) {
        give("periodType", periodType);
        return this;
    }

    /** Environment of the store: production, or sandbox for test purchases. */
    public PurchaseParams environment(PurchaseEnvironment environment) {
        give("environment", environment);
        return this;
    }

    /** Environment of the store: production, or sandbox for test purchases. */
    public PurchaseParams environment(String environment) {
        give("environment", environment);
        return this;
    }

    /** Whether a family member bought it and shares it. */
    public PurchaseParams isFamilyShared(boolean isFamilyShared) {
        give("isFamilyShared", isFamilyShared);
        return this;
    }

    /** Price that the customer paid: a decimal number in a string, for example "9.99". */
    public PurchaseParams price(String price) {
        give("price", price);
        return this;
    }

    /** Currency of the price: an ISO 4217 code, for example EUR. */
    public PurchaseParams currency(String currency) {
        give("currency", currency);
        return this;
    }

    /** Country of the purchase: an ISO 3166 code, for example DE. */
    public PurchaseParams country(String country) {
        give("country", country);
        return this;
    }

    /** Offer code that the customer redeemed. */
    public PurchaseParams offerCode(String offerCode) {
        give("offerCode", offerCode);
        return this;
    }

    /** Up to 20 strings of your own, which the events of this purchase repeat. */
    public PurchaseParams attributes(Map<String, String> attributes) {
        give("attributes", attributes);
        return this;
    }

    /**
     * Time at which the store made this statement, RFC 3339. Without it, this is a statement of
     * the caller, made now.
     */
    public PurchaseParams asOf(Instant asOf) {
        give("asOf", asOf);
        return this;
    }

    /**
     * Time at which the store made this statement, RFC 3339. Without it, this is a statement of
     * the caller, made now.
     */
    public PurchaseParams asOf(String asOf) {
        give("asOf", asOf);
        return this;
    }

    /**
     * Purchase of the same store that this one takes over: its {@code originalTransactionId}, or
     * one of its keys. Google calls it linkedPurchaseToken.
     */
    public PurchaseParams replaces(String replaces) {
        give("replaces", replaces);
        return this;
    }

    /**
     * Up to ten further names of the purchase, for example a Google order id. Each finds it
     * wherever {@code originalTransactionId} is a param. If the daemon does not know {@code
     * originalTransactionId}, the first key that names a purchase does.
     */
    public PurchaseParams keys(List<String> keys) {
        give("keys", keys);
        return this;
    }

    /**
     * Up to ten further names of the purchase, for example a Google order id. Each finds it
     * wherever {@code originalTransactionId} is a param. If the daemon does not know {@code
     * originalTransactionId}, the first key that names a purchase does.
     */
    public PurchaseParams keys(String... keys) {
        give("keys", List.of(keys));
        return this;
    }

    /**
     * Account token of the purchase. When the call names a user or a device, it is registered for
     * that user.
     */
    public PurchaseParams accountToken(String accountToken) {
        give("accountToken", accountToken);
        return this;
    }

    /** Id of the project. */
    public PurchaseParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public PurchaseParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public PurchaseParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
