// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code store.notify} answers.
 *
 * @param notification The store's message. {@code id} and {@code type} are null for a bare signed
 *     transaction, and for what the caller fetched.
 * @param outcome applied: a record changed. stale: the daemon has newer or equal information.
 *     repeated: the daemon recorded this notification before. ignored: it changes nothing, see
 *     {@code why}. unclaimed: the purchase is recorded, and has no holder yet. ask: the store
 *     says only that something changed, see {@code ask}.
 * @param why Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no
 *     user for the purchase, and the rule {@code unclaimedPurchases} ignores such purchases.
 *     noEffect: it reports nothing about a purchase. unknownType: the daemon does not know its
 *     type. Absent otherwise.
 * @param ask What to fetch from the store and to send as {@code response}, with the same payload.
 *     Absent for other outcomes.
 * @param purchases What the notification did to each purchase.
 * @param warnings Absent when there are no warnings.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record StoreNotifyResult(
        StoreNotification notification,
        StoreNotifyResultOutcome outcome,
        @OrNull StoreNotifyResultWhy why,
        @OrNull StoreQuestion ask,
        List<NotifiedPurchase> purchases,
        @OrNull List<Warning> warnings,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
