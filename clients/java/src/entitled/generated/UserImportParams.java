// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What {@code user.import} may be given. */
public final class UserImportParams extends Params {
    public UserImportParams() {
    }

    /**
     * The user as {@code user.export} shows it. The daemon reads only {@code customerId} and
     * {@code createdAt}.
     */
    public UserImportParams user(UserImportUser user) {
        give("user", user);
        return this;
    }

    /** First id that the customer had; without it, the oldest of {@code ids}. */
    public UserImportParams firstId(String firstId) {
        give("firstId", firstId);
        return this;
    }

    /** Id of the customer that acted last. It has no effect if the project knows the customer. */
    public UserImportParams lastId(String lastId) {
        give("lastId", lastId);
        return this;
    }

    /**
     * The customerId, instead of that of {@code user}. Without both: that of the customer who has
     * one of the ids, else the oldest anonymous id, else a new one.
     */
    public UserImportParams customerId(String customerId) {
        give("customerId", customerId);
        return this;
    }

    /**
     * Devices. A device is created once its anonymous user exists, and its user is logged in
     * there once that user exists.
     */
    public UserImportParams devices(List<UserImportDevicesItem> devices) {
        give("devices", devices);
        return this;
    }

    /** Account tokens. */
    public UserImportParams accountTokens(List<String> accountTokens) {
        give("accountTokens", accountTokens);
        return this;
    }

    /** Account tokens. */
    public UserImportParams accountTokens(String... accountTokens) {
        give("accountTokens", List.of(accountTokens));
        return this;
    }

    /** Purchases with their transactions. */
    public UserImportParams purchases(List<ImportedPurchase> purchases) {
        give("purchases", purchases);
        return this;
    }

    /**
     * Purchases of which only the store and the name are known. The customer holds each one as
     * soon as a store reports it; until then it gives no access.
     */
    public UserImportParams claims(List<PurchaseRef> claims) {
        give("claims", claims);
        return this;
    }

    /** Grants, including those that have ended. */
    public UserImportParams grants(List<UserImportGrantsItem> grants) {
        give("grants", grants);
        return this;
    }

    /** Properties. The newer value of a key stays. */
    public UserImportParams properties(List<UserImportPropertiesItem> properties) {
        give("properties", properties);
        return this;
    }

    /** Earlier values of properties that another user of the customer replaced. */
    public UserImportParams overridden(List<UserImportOverriddenItem> overridden) {
        give("overridden", overridden);
        return this;
    }

    /** Not used: access derives from purchases and grants. */
    public UserImportParams entitlements(Map<String, Object> entitlements) {
        give("entitlements", entitlements);
        return this;
    }

    /** Not used. */
    public UserImportParams at(Instant at) {
        give("at", at);
        return this;
    }

    /** Not used. */
    public UserImportParams at(String at) {
        give("at", at);
        return this;
    }

    /** Sends null as {@code at}, which clears it. */
    public UserImportParams clearAt() {
        set("at", null);
        return this;
    }

    /**
     * What happens to a purchase with holders whom its {@code holders} does not name. {@code
     * refuse}: the call is purchaseHeldByAnother. {@code skip}: the purchase stays as it is.
     * {@code merge}: its transactions are merged, and its holders stay.
     */
    public UserImportParams onConflict(UserImportOnConflict onConflict) {
        give("onConflict", onConflict);
        return this;
    }

    /**
     * What happens to a purchase with holders whom its {@code holders} does not name. {@code
     * refuse}: the call is purchaseHeldByAnother. {@code skip}: the purchase stays as it is.
     * {@code merge}: its transactions are merged, and its holders stay.
     */
    public UserImportParams onConflict(String onConflict) {
        give("onConflict", onConflict);
        return this;
    }

    /** Id of the project. */
    public UserImportParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public UserImportParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public UserImportParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
