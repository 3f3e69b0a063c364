// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Body;
import entitled.values.OrNull;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * One entry of a project's log. Its other members depend on its kind: events.md lists them.
 *
 * @param cursor The event's number in the log; absent in a dry run.
 * @param id Unique id of the event.
 * @param kind Kind of an event.
 * @param at Time at which the event happened, by the project's clock.
 * @param project A project: a namespace for users, purchases, rules and events. Projects share no
 *     data.
 * @param user CustomerId of the customer that the event is about; absent in clockAdvanced.
 * @param userId Id of the user, if the user is identified.
 * @param anonymousId Id of the user, if the user is anonymous. In identified, and in loggedOut
 *     with a userId: the device's anonymous user after the event.
 * @param cause What caused the event. A request gives its {@code method} and {@code id}; a
 *     notification has no {@code id}. {@code clock} is true for a change that fell due.
 * @param device In userCreated, identified, loggedOut, purchase events and the events that a
 *     purchase causes: the device; null when there is none.
 * @param outcome In identified: the outcome that identify returned.
 * @param from In a move: the holders before.
 * @param to In a move: the user that gained the purchase.
 * @param shared In a move: whether the users in {@code from} keep the purchase.
 * @param undone In linkUndone: id of the undone event.
 * @param aliases In usersAliased, and in linkUndone of customers that are split: every id of the
 *     customer now, in byte order.
 * @param absorbed In usersAliased: the customerId that {@code user} absorbed; absent when the
 *     joining id was new.
 * @param entitlements In entitlementsActivated and entitlementsDeactivated: the entitlements that
 *     changed, in byte order. In granted and grantRevoked: the entitlement.
 * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
 *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
 *     stores.custom}.
 * @param originalTransactionId Id that a store gives to a transaction.
 * @param transactionId The latest transaction; in purchaseUpdated, the transaction that changed.
 * @param product A product, by the id that the store and the catalogue use.
 * @param productKind Kind of a product, which determines how a purchase moves and expires.
 * @param holders In purchase events: the holders.
 * @param environment Environment of the store: production, or sandbox for test purchases.
 * @param firstPurchasedAt RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon
 *     accepts any UTC offset and precision, and returns UTC with milliseconds.
 * @param purchasedAt RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any
 *     UTC offset and precision, and returns UTC with milliseconds.
 * @param expiresAt In purchase events: the end of the period. In granted and grantRevoked: the
 *     end of the grant.
 * @param periodType Price of a period: full (normal), a trial, or introductory (intro).
 * @param isFamilyShared See Protocol.
 * @param price See Protocol.
 * @param currency See Protocol.
 * @param country See Protocol.
 * @param offerCode See Protocol.
 * @param attributes Up to 20 strings of the caller's own, which the events of this purchase
 *     repeat.
 * @param endReason In purchase events: why the purchase ended, or will end; absent when the store
 *     named no reason.
 * @param replaces In purchase events: the purchase that this one takes over; absent when there is
 *     none.
 * @param changes In purchaseUpdated: the fields of the transaction that the call changed, with
 *     their new values; absent when the clock is the cause. In purchaseRecorded and
 *     purchaseRenewed: what the store says along with the new period about the time after it, for
 *     example that auto-renew is off; absent when it says nothing.
 * @param state In purchaseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorded
 *     of a purchase that gives no access or replaces a known one: the purchase's state after the
 *     event.
 * @param before In the same events: {@code state} before the event, and former values. In
 *     purchaseUpdated by a call: those of the fields in {@code changes}. In purchaseRenewed:
 *     {@code product}, {@code expiresAt} and {@code periodType} of the transaction before; in
 *     purchaseRecorded those of the purchase that it replaces, if that is known. In all others,
 *     and in purchaseRenewed too: {@code autoRenew}, {@code renewsAs} and {@code billingIssueAt}
 *     of the latest transaction, if they were set.
 * @param isEarlier In purchaseUpdated: true if the transaction is not the latest of the purchase;
 *     otherwise absent.
 * @param now In clockAdvanced: the time that the clock shows.
 */
public record Event(
        String cursor,
        String id,
        EventKind kind,
        Instant at,
        String project,
        @OrNull String user,
        @OrNull String userId,
        @OrNull String anonymousId,
        Cause cause,
        Maybe<String> device,
        @OrNull EventOutcome outcome,
        @OrNull List<String> from,
        @OrNull String to,
        @OrNull Boolean shared,
        @OrNull String undone,
        @OrNull List<String> aliases,
        @OrNull String absorbed,
        @OrNull List<String> entitlements,
        @OrNull String store,
        @OrNull String originalTransactionId,
        @OrNull String transactionId,
        @OrNull String product,
        @OrNull ProductKind productKind,
        @OrNull List<String> holders,
        @OrNull PurchaseEnvironment environment,
        @OrNull Instant firstPurchasedAt,
        @OrNull Instant purchasedAt,
        Maybe<Instant> expiresAt,
        @OrNull PeriodType periodType,
        @OrNull Boolean isFamilyShared,
        Maybe<String> price,
        Maybe<String> currency,
        Maybe<String> country,
        Maybe<String> offerCode,
        @OrNull Map<String, String> attributes,
        Maybe<EndReason> endReason,
        @OrNull String replaces,
        @OrNull Map<String, Object> changes,
        Maybe<State> state,
        @OrNull Map<String, Object> before,
        @OrNull Boolean isEarlier,
        @OrNull Instant now
) {
    /** What an object of its kind always has. */
    public EventBody body() {
        return Body.of(this, kind.word(), EventBody.class, new EventBody.Newer());
    }
}
