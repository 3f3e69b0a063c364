// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import entitled.values.Shared;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** One product bought in one store, its transactions and its holders. */
public final class Purchase extends Shared<Purchase> {
    Purchase(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static Purchase of(String store, String originalTransactionId, List<Transaction> transactions) {
        return new Purchase(Map.of()).with("store", store).with("originalTransactionId",
                originalTransactionId).with("transactions", transactions);
    }

    /** With what must be given. */
    public static Purchase of(String store, String originalTransactionId, Transaction... transactions) {
        return of(store, originalTransactionId, List.of(transactions));
    }

    /**
     * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
     * roku, microsoft, paddle, stripe, web, or one of the project's {@code stores.custom}.
     */
    public String store() {
        return get("store");
    }

    /** The first transaction. */
    public String originalTransactionId() {
        return get("originalTransactionId");
    }

    /** The latest transaction. */
    public @OrNull String transactionId() {
        return get("transactionId");
    }

    /** A product, by the id that the store and the catalogue use. */
    public @OrNull String product() {
        return get("product");
    }

    /** A copy with that as {@link #product()}. */
    public Purchase withProduct(String product) {
        return with("product", product);
    }

    /**
     * Kind that the purchase or the catalogue gives; without it, {@code subscription} for a
     * purchase with an end and {@code nonConsumable} for a purchase without.
     */
    public @OrNull ProductKind kind() {
        return get("kind");
    }

    /** Current state; null before the first purchasedAt. */
    public @OrNull State state() {
        return get("state");
    }

    /** Who holds the purchase: one id per customer, in byte order. */
    public @OrNull List<String> holders() {
        return get("holders");
    }

    /** A copy with that as {@link #holders()}. */
    public Purchase withHolders(List<String> holders) {
        return with("holders", holders);
    }

    /** Device on which the customer bought; null when there is none. */
    public @OrNull String device() {
        return get("device");
    }

    /** A copy with that as {@link #device()}. */
    public Purchase withDevice(String device) {
        return with("device", device);
    }

    /** Store account that bought it; null when there is none. */
    public @OrNull String storeAccount() {
        return get("storeAccount");
    }

    /** A copy with that as {@link #storeAccount()}. */
    public Purchase withStoreAccount(String storeAccount) {
        return with("storeAccount", storeAccount);
    }

    /** Time of the latest transaction. */
    public @OrNull Instant purchasedAt() {
        return get("purchasedAt");
    }

    /** Time of the first transaction. */
    public @OrNull Instant firstPurchasedAt() {
        return get("firstPurchasedAt");
    }

    /** Last millisecond of the period; null for no end. */
    public @OrNull Instant expiresAt() {
        return get("expiresAt");
    }

    /** A copy with that as {@link #expiresAt()}. */
    public Purchase withExpiresAt(Instant expiresAt) {
        return with("expiresAt", expiresAt);
    }

    /**
     * Only in an export: true if a call without a date named {@code expiresAt} as null, and the
     * latest transaction has no statement about its end; otherwise absent.
     */
    public @OrNull Boolean noEnd() {
        return get("noEnd");
    }

    /** A copy with that as {@link #noEnd()}. */
    public Purchase withNoEnd(Boolean noEnd) {
        return with("noEnd", noEnd);
    }

    /** Time at which a trial began; null without a trial. */
    public @OrNull Instant trialStartedAt() {
        return get("trialStartedAt");
    }

    /** Price of a period: full (normal), a trial, or introductory (intro). */
    public @OrNull PeriodType periodType() {
        return get("periodType");
    }

    /** Environment of the first transaction. */
    public @OrNull PurchaseEnvironment environment() {
        return get("environment");
    }

    /** Whether a family member bought it and shares it. */
    public @OrNull Boolean isFamilyShared() {
        return get("isFamilyShared");
    }

    /** A decimal number in a string, for example "9.99". */
    public @OrNull String price() {
        return get("price");
    }

    /** ISO 4217 code, as it was sent. */
    public @OrNull String currency() {
        return get("currency");
    }

    /** ISO 3166 code, as it was sent. */
    public @OrNull String country() {
        return get("country");
    }

    /** Offer code, as it was sent. */
    public @OrNull String offerCode() {
        return get("offerCode");
    }

    /**
     * Whether it renews automatically: true for a subscription until purchase.update turns it
     * off, false for every other kind.
     */
    public @OrNull Boolean autoRenew() {
        return get("autoRenew");
    }

    /** Time since which auto-renew has been off; null while it is on. */
    public @OrNull Instant autoRenewDisabledAt() {
        return get("autoRenewDisabledAt");
    }

    /** Last millisecond of the grace period; null without a grace period. */
    public @OrNull Instant gracePeriodExpiresAt() {
        return get("gracePeriodExpiresAt");
    }

    /** Whether the store retries a failed payment. */
    public @OrNull Boolean billingRetry() {
        return get("billingRetry");
    }

    /** Time at which the pause ends; null without a pause. */
    public @OrNull Instant pausedUntil() {
        return get("pausedUntil");
    }

    /** Time of the refund; null without a refund. */
    public @OrNull Instant refundedAt() {
        return get("refundedAt");
    }

    /** Time at which the store withdrew access; null when it did not. */
    public @OrNull Instant revokedAt() {
        return get("revokedAt");
    }

    /** Time at which access ended before the end of the period; null when it did not. */
    public @OrNull Instant endedAt() {
        return get("endedAt");
    }

    /** Whether the store reports the subscription as paused. */
    public @OrNull Boolean paused() {
        return get("paused");
    }

    /** Product of the next period; null for the same product. */
    public @OrNull String renewsAs() {
        return get("renewsAs");
    }

    /** Why the purchase ended, or will end; null when the store named no reason. */
    public @OrNull EndReason endReason() {
        return get("endReason");
    }

    /** Time since which billing has failed; null when it does not fail. */
    public @OrNull Instant billingIssueAt() {
        return get("billingIssueAt");
    }

    /** Purchase that this one takes over, as the store named it; null when there is none. */
    public @OrNull String replaces() {
        return get("replaces");
    }

    /** A copy with that as {@link #replaces()}. */
    public Purchase withReplaces(String replaces) {
        return with("replaces", replaces);
    }

    /**
     * {@code originalTransactionId} of the purchase that took this one over; null before it
     * began.
     */
    public @OrNull String replacedBy() {
        return get("replacedBy");
    }

    /** A copy with that as {@link #replacedBy()}. */
    public Purchase withReplacedBy(String replacedBy) {
        return with("replacedBy", replacedBy);
    }

    /** When that purchase began; null before. */
    public @OrNull Instant replacedAt() {
        return get("replacedAt");
    }

    /** A copy with that as {@link #replacedAt()}. */
    public Purchase withReplacedAt(Instant replacedAt) {
        return with("replacedAt", replacedAt);
    }

    /** Further names of the purchase, in byte order. */
    public @OrNull List<String> keys() {
        return get("keys");
    }

    /** A copy with that as {@link #keys()}. */
    public Purchase withKeys(List<String> keys) {
        return with("keys", keys);
    }

    /**
     * {@code originalTransactionId} of the first item, if this purchase is a further item of the
     * same subscription or order; otherwise absent.
     */
    public @OrNull String firstItem() {
        return get("firstItem");
    }

    /** A copy with that as {@link #firstItem()}. */
    public Purchase withFirstItem(String firstItem) {
        return with("firstItem", firstItem);
    }

    /**
     * Number of renewals at the full price: the number of {@code normal} periods minus 1, at
     * least 0.
     */
    public @OrNull Long renewsCount() {
        return get("renewsCount");
    }

    /** First account token that the store named; null without one. */
    public @OrNull String accountToken() {
        return get("accountToken");
    }

    /** A copy with that as {@link #accountToken()}. */
    public Purchase withAccountToken(String accountToken) {
        return with("accountToken", accountToken);
    }

    /** All transactions, oldest first. */
    public List<Transaction> transactions() {
        return get("transactions");
    }
}
