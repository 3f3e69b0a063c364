// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What {@code Event} always has, by its kind. */
public sealed interface EventBody {
    /** Of {@code userCreated}. */
    record UserCreated(String user, @OrNull String device) implements EventBody {}

    /** Of {@code identified}. */
    record Identified(String user, String userId, EventOutcome outcome) implements EventBody {}

    /** Of {@code loggedOut}. */
    record LoggedOut(String user, String anonymousId) implements EventBody {}

    /** Of {@code usersAliased}. */
    record UsersAliased(String user, List<String> aliases) implements EventBody {}

    /** Of {@code linkUndone}. */
    record LinkUndone(String user, String undone) implements EventBody {}

    /** Of {@code purchaseRecorded}. */
    record PurchaseRecorded(String user, String store, String originalTransactionId,
            String transactionId, String product, ProductKind productKind, List<String> holders,
            @OrNull String device, PurchaseEnvironment environment, Instant firstPurchasedAt,
            Instant purchasedAt, @OrNull Instant expiresAt, PeriodType periodType,
            boolean isFamilyShared, @OrNull String price, @OrNull String currency,
            @OrNull String country, @OrNull String offerCode) implements EventBody {}

    /** Of {@code purchaseRenewed}. */
    record PurchaseRenewed(String user, String store, String originalTransactionId,
            String transactionId, String product, ProductKind productKind, List<String> holders,
            @OrNull String device, PurchaseEnvironment environment, Instant firstPurchasedAt,
            Instant purchasedAt, @OrNull Instant expiresAt, PeriodType periodType,
            boolean isFamilyShared, @OrNull String price, @OrNull String currency,
            @OrNull String country, @OrNull String offerCode, @OrNull State state,
            Map<String, Object> before) implements EventBody {}

    /** Of {@code purchaseUpdated}. */
    record PurchaseUpdated(String user, String store, String originalTransactionId,
            String transactionId, String product, ProductKind productKind, List<String> holders,
            @OrNull String device, PurchaseEnvironment environment, Instant firstPurchasedAt,
            Instant purchasedAt, @OrNull Instant expiresAt, PeriodType periodType,
            boolean isFamilyShared, @OrNull String price, @OrNull String currency,
            @OrNull String country, @OrNull String offerCode, @OrNull State state,
            Map<String, Object> before) implements EventBody {}

    /** Of {@code purchaseExpired}. */
    record PurchaseExpired(String user, String store, String originalTransactionId,
            String transactionId, String product, ProductKind productKind, List<String> holders,
            @OrNull String device, PurchaseEnvironment environment, Instant firstPurchasedAt,
            Instant purchasedAt, @OrNull Instant expiresAt, PeriodType periodType,
            boolean isFamilyShared, @OrNull String price, @OrNull String currency,
            @OrNull String country, @OrNull String offerCode, @OrNull State state,
            Map<String, Object> before) implements EventBody {}

    /** Of {@code entitlementsActivated}. */
    record EntitlementsActivated(String user, List<String> entitlements) implements EventBody {}

    /** Of {@code entitlementsDeactivated}. */
    record EntitlementsDeactivated(String user, List<String> entitlements) implements EventBody {}

    /** Of {@code subscriptionReceived}. */
    record SubscriptionReceived(String user, List<String> from, String to, boolean shared,
            String store, String originalTransactionId, String transactionId, String product)
            implements EventBody {}

    /** Of {@code subscriptionTransferred}. */
    record SubscriptionTransferred(String user, List<String> from, String to, boolean shared,
            String store, String originalTransactionId, String transactionId, String product)
            implements EventBody {}

    /** Of {@code oneTimePurchaseReceived}. */
    record OneTimePurchaseReceived(String user, List<String> from, String to, boolean shared,
            String store, String originalTransactionId, String transactionId, String product)
            implements EventBody {}

    /** Of {@code oneTimePurchaseTransferred}. */
    record OneTimePurchaseTransferred(String user, List<String> from, String to, boolean shared,
            String store, String originalTransactionId, String transactionId, String product)
            implements EventBody {}

    /** Of {@code granted}. */
    record Granted(String user, List<String> entitlements, @OrNull Instant expiresAt) implements
            EventBody {}

    /** Of {@code grantRevoked}. */
    record GrantRevoked(String user, List<String> entitlements, @OrNull Instant expiresAt)
            implements EventBody {}

    /** Of {@code userDeleted}. */
    record UserDeleted(String user) implements EventBody {}

    /** Of {@code clockAdvanced}. */
    record ClockAdvanced(Instant now) implements EventBody {}

    /** Of {@code userImported}. */
    record UserImported(String user, List<String> aliases, List<String> entitlements) implements
            EventBody {}

    /** Of {@code tracesCleared}. */
    record TracesCleared(String user) implements EventBody {}

    /** Of a kind that this client does not know. */
    record Newer() implements EventBody {}
}
