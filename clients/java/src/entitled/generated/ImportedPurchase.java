// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;
import java.util.List;

/**
 * A purchase as {@code user.export} shows it. The daemon accepts and ignores members that derive
 * from the transactions.
 */
public final class ImportedPurchase extends Params {
    public ImportedPurchase(String store, String originalTransactionId, List<ImportedTransaction> transactions) {
        set("store", store);
        set("originalTransactionId", originalTransactionId);
        set("transactions", transactions);
    }

    /** Not read. */
    public ImportedPurchase transactionId(Object transactionId) {
        give("transactionId", transactionId);
        return this;
    }

    /** Present product, if it differs from that of the latest transaction. */
    public ImportedPurchase product(String product) {
        give("product", product);
        return this;
    }

    /** Sends null as {@code product}, which clears it. */
    public ImportedPurchase clearProduct() {
        set("product", null);
        return this;
    }

    /** Not read. */
    public ImportedPurchase kind(Object kind) {
        give("kind", kind);
        return this;
    }

    /** Not read. */
    public ImportedPurchase state(Object state) {
        give("state", state);
        return this;
    }

    /** Who holds the purchase: one id per customer. */
    public ImportedPurchase holders(List<String> holders) {
        give("holders", holders);
        return this;
    }

    /** Who holds the purchase: one id per customer. */
    public ImportedPurchase holders(String... holders) {
        give("holders", List.of(holders));
        return this;
    }

    /** Device on which the customer bought; null when there is none. */
    public ImportedPurchase device(String device) {
        give("device", device);
        return this;
    }

    /** Sends null as {@code device}, which clears it. */
    public ImportedPurchase clearDevice() {
        set("device", null);
        return this;
    }

    /** Store account that bought it; null when there is none. */
    public ImportedPurchase storeAccount(String storeAccount) {
        give("storeAccount", storeAccount);
        return this;
    }

    /** Sends null as {@code storeAccount}, which clears it. */
    public ImportedPurchase clearStoreAccount() {
        set("storeAccount", null);
        return this;
    }

    /** Not read. */
    public ImportedPurchase purchasedAt(Object purchasedAt) {
        give("purchasedAt", purchasedAt);
        return this;
    }

    /** Not read. */
    public ImportedPurchase firstPurchasedAt(Object firstPurchasedAt) {
        give("firstPurchasedAt", firstPurchasedAt);
        return this;
    }

    /** Present end, if it differs from that of the latest transaction. */
    public ImportedPurchase expiresAt(Instant expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Present end, if it differs from that of the latest transaction. */
    public ImportedPurchase expiresAt(String expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Sends null as {@code expiresAt}, which clears it. */
    public ImportedPurchase clearExpiresAt() {
        set("expiresAt", null);
        return this;
    }

    /**
     * True if somebody stated that the present has no end, and the latest transaction does not
     * say so.
     */
    public ImportedPurchase noEnd(boolean noEnd) {
        give("noEnd", noEnd);
        return this;
    }

    /** Not read. */
    public ImportedPurchase trialStartedAt(Object trialStartedAt) {
        give("trialStartedAt", trialStartedAt);
        return this;
    }

    /** Not read. */
    public ImportedPurchase periodType(Object periodType) {
        give("periodType", periodType);
        return this;
    }

    /** Not read. */
    public ImportedPurchase environment(Object environment) {
        give("environment", environment);
        return this;
    }

    /** Not read. */
    public ImportedPurchase isFamilyShared(Object isFamilyShared) {
        give("isFamilyShared", isFamilyShared);
        return this;
    }

    /** Not read. */
    public ImportedPurchase price(Object price) {
        give("price", price);
        return this;
    }

    /** Not read. */
    public ImportedPurchase currency(Object currency) {
        give("currency", currency);
        return this;
    }

    /** Not read. */
    public ImportedPurchase country(Object country) {
        give("country", country);
        return this;
    }

    /** Not read. */
    public ImportedPurchase offerCode(Object offerCode) {
        give("offerCode", offerCode);
        return this;
    }

    /** Not read. */
    public ImportedPurchase autoRenew(Object autoRenew) {
        give("autoRenew", autoRenew);
        return this;
    }

    /** Not read. */
    public ImportedPurchase autoRenewDisabledAt(Object autoRenewDisabledAt) {
        give("autoRenewDisabledAt", autoRenewDisabledAt);
        return this;
    }

    /** Not read. */
    public ImportedPurchase gracePeriodExpiresAt(Object gracePeriodExpiresAt) {
        give("gracePeriodExpiresAt", gracePeriodExpiresAt);
        return this;
    }

    /** Not read. */
    public ImportedPurchase billingRetry(Object billingRetry) {
        give("billingRetry", billingRetry);
        return this;
    }

    /** Not read. */
    public ImportedPurchase pausedUntil(Object pausedUntil) {
        give("pausedUntil", pausedUntil);
        return this;
    }

    /** Not read. */
    public ImportedPurchase refundedAt(Object refundedAt) {
        give("refundedAt", refundedAt);
        return this;
    }

    /** Not read. */
    public ImportedPurchase revokedAt(Object revokedAt) {
        give("revokedAt", revokedAt);
        return this;
    }

    /** Not read. */
    public ImportedPurchase endedAt(Object endedAt) {
        give("endedAt", endedAt);
        return this;
    }

    /** Not read. */
    public ImportedPurchase paused(Object paused) {
        give("paused", paused);
        return this;
    }

    /** Not read. */
    public ImportedPurchase renewsAs(Object renewsAs) {
        give("renewsAs", renewsAs);
        return this;
    }

    /** Not read. */
    public ImportedPurchase endReason(Object endReason) {
        give("endReason", endReason);
        return this;
    }

    /** Not read. */
    public ImportedPurchase billingIssueAt(Object billingIssueAt) {
        give("billingIssueAt", billingIssueAt);
        return this;
    }

    /** Purchase that this one takes over, as the store named it; null when there is none. */
    public ImportedPurchase replaces(String replaces) {
        give("replaces", replaces);
        return this;
    }

    /** Sends null as {@code replaces}, which clears it. */
    public ImportedPurchase clearReplaces() {
        set("replaces", null);
        return this;
    }

    /**
     * Purchase that has taken this one over. Read only with {@code replacedAt}, if the daemon
     * does not know that purchase.
     */
    public ImportedPurchase replacedBy(String replacedBy) {
        give("replacedBy", replacedBy);
        return this;
    }

    /** Sends null as {@code replacedBy}, which clears it. */
    public ImportedPurchase clearReplacedBy() {
        set("replacedBy", null);
        return this;
    }

    /** When that purchase began: this one gives no access from then on. */
    public ImportedPurchase replacedAt(Instant replacedAt) {
        give("replacedAt", replacedAt);
        return this;
    }

    /** When that purchase began: this one gives no access from then on. */
    public ImportedPurchase replacedAt(String replacedAt) {
        give("replacedAt", replacedAt);
        return this;
    }

    /** Sends null as {@code replacedAt}, which clears it. */
    public ImportedPurchase clearReplacedAt() {
        set("replacedAt", null);
        return this;
    }

    /** Further names of the purchase. */
    public ImportedPurchase keys(List<String> keys) {
        give("keys", keys);
        return this;
    }

    /** Further names of the purchase. */
    public ImportedPurchase keys(String... keys) {
        give("keys", List.of(keys));
        return this;
    }

    /**
     * Purchase of the first item, if this one is of a further item of the same subscription or
     * order.
     */
    public ImportedPurchase firstItem(String firstItem) {
        give("firstItem", firstItem);
        return this;
    }

    /** Not read. */
    public ImportedPurchase renewsCount(Object renewsCount) {
        give("renewsCount", renewsCount);
        return this;
    }

    /** First account token that the store named; null without one. */
    public ImportedPurchase accountToken(String accountToken) {
        give("accountToken", accountToken);
        return this;
    }

    /** Sends null as {@code accountToken}, which clears it. */
    public ImportedPurchase clearAccountToken() {
        set("accountToken", null);
        return this;
    }
}
