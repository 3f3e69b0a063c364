// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What {@code user.import} may be given. */
public final class UserImportParams extends WritingParams<UserImportParams> {
    /**
     * The user as {@code user.export} shows it. The daemon reads only {@code customerId} and
     * {@code createdAt}.
     */
    public UserImportParams user(User user) {
        return give("user", user);
    }

    /** First id that the customer had; without it, the oldest of {@code ids}. */
    public UserImportParams firstId(String firstId) {
        return give("firstId", firstId);
    }

    /** Id of the customer that acted last. It has no effect if the project knows the customer. */
    public UserImportParams lastId(String lastId) {
        return give("lastId", lastId);
    }

    /**
     * The customerId, instead of that of {@code user}. Without both: that of the customer who has
     * one of the ids, else the oldest anonymous id, else a new one.
     */
    public UserImportParams customerId(String customerId) {
        return give("customerId", customerId);
    }

    /**
     * Devices. A device is created once its anonymous user exists, and its user is logged in
     * there once that user exists.
     */
    public UserImportParams devices(List<Device> devices) {
        return give("devices", devices);
    }

    /** Account tokens. */
    public UserImportParams accountTokens(List<String> accountTokens) {
        return give("accountTokens", accountTokens);
    }

    /** As {@link #accountTokens(List)}. */
    public UserImportParams accountTokens(String... accountTokens) {
        return give("accountTokens", List.of(accountTokens));
    }

    /** Purchases with their transactions. */
    public UserImportParams purchases(List<Purchase> purchases) {
        return give("purchases", purchases);
    }

    /**
     * Purchases of which only the store and the name are known. The customer holds each one as
     * soon as a store reports it; until then it gives no access.
     */
    public UserImportParams claims(List<PurchaseRef> claims) {
        return give("claims", claims);
    }

    /** Grants, including those that have ended. */
    public UserImportParams grants(List<Grant> grants) {
        return give("grants", grants);
    }

    /** Properties. The newer value of a key stays. */
    public UserImportParams properties(List<Property> properties) {
        return give("properties", properties);
    }

    /** Earlier values of properties that another user of the customer replaced. */
    public UserImportParams overridden(List<Property> overridden) {
        return give("overridden", overridden);
    }

    /** Not used: access derives from purchases and grants. */
    public UserImportParams entitlements(Map<String, Object> entitlements) {
        return give("entitlements", entitlements);
    }

    /** Not used. */
    public UserImportParams at(Instant at) {
        return give("at", at);
    }

    /** As {@link #at(Instant)}. */
    public UserImportParams at(String at) {
        return give("at", at);
    }

    /** Sends null as {@code at}, which clears it. */
    public UserImportParams clearAt() {
        return set("at", null);
    }

    /**
     * What happens to a purchase with holders whom its {@code holders} does not name. {@code
     * refuse}: the call is purchaseHeldByAnother. {@code skip}: the purchase stays as it is.
     * {@code merge}: its transactions are merged, and its holders stay.
     */
    public UserImportParams onConflict(UserImportOnConflict onConflict) {
        return give("onConflict", onConflict);
    }

    /** As {@link #onConflict(UserImportOnConflict)}. */
    public UserImportParams onConflict(String onConflict) {
        return give("onConflict", onConflict);
    }
}
