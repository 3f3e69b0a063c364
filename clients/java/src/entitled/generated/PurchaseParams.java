// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;
import java.util.Map;

/** What {@code purchase} may be given. */
public final class PurchaseParams extends Params {
    public PurchaseParams() {
    }

    /** The device. */
    public PurchaseParams device(String device) {
        give("device", device);
        return this;
    }

    /** A user, instead of a device; made when there is none, for the money is real. */
    public PurchaseParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** The first transaction of its chain; this one when left out. */
    public PurchaseParams originalTransactionId(String originalTransactionId) {
        give("originalTransactionId", originalTransactionId);
        return this;
    }

    /** What the product is; wins over the catalogue. */
    public PurchaseParams kind(ProductKind kind) {
        give("kind", kind);
        return this;
    }

    /** What the product is; wins over the catalogue. */
    public PurchaseParams kind(String kind) {
        give("kind", kind);
        return this;
    }

    /** When; now when left out. */
    public PurchaseParams purchasedAt(Instant purchasedAt) {
        give("purchasedAt", purchasedAt);
        return this;
    }

    /** When; now when left out. */
    public PurchaseParams purchasedAt(String purchasedAt) {
        give("purchasedAt", purchasedAt);
        return this;
    }

    /** The last moment of the period; no end when left out. */
    public PurchaseParams expiresAt(Instant expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** The last moment of the period; no end when left out. */
    public PurchaseParams expiresAt(String expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** What the customer pays for the period. */
    public PurchaseParams periodType(PeriodType periodType) {
        give("periodType", periodType);
        return this;
    }

    /** What the customer pays for the period. */
    public PurchaseParams periodType(String periodType) {
        give("periodType", periodType);
        return this;
    }

    /** Where the store took the money. */
    public PurchaseParams environment(PurchaseEnvironment environment) {
        give("environment", environment);
        return this;
    }

    /** Where the store took the money. */
    public PurchaseParams environment(String environment) {
        give("environment", environment);
        return this;
    }

    /** Bought by somebody else in the family. */
    public PurchaseParams isFamilyShared(boolean isFamilyShared) {
        give("isFamilyShared", isFamilyShared);
        return this;
    }

    /** What was paid. */
    public PurchaseParams price(String price) {
        give("price", price);
        return this;
    }

    /** In which currency. */
    public PurchaseParams currency(String currency) {
        give("currency", currency);
        return this;
    }

    /** In which country. */
    public PurchaseParams country(String country) {
        give("country", country);
        return this;
    }

    /** The offer that was redeemed. */
    public PurchaseParams offerCode(String offerCode) {
        give("offerCode", offerCode);
        return this;
    }

    /** Told again in the events of this purchase. */
    public PurchaseParams attributes(Map<String, String> attributes) {
        give("attributes", attributes);
        return this;
    }

    /** The project to work in. */
    public PurchaseParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public PurchaseParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public PurchaseParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
