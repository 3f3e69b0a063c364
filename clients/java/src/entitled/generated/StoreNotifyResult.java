// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
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
 *     type. Absent otherwise. Null where it is absent.
 * @param ask What to fetch from the store and to send as {@code response}, with the same payload.
 *     Absent for other outcomes. Null where it is absent.
 * @param purchases What the notification did to each purchase.
 * @param warnings Absent when there are no warnings. Null where it is absent.
 * @param dryRun True in a dry run; otherwise absent. Null where it is absent.
 * @param events The events that the call would emit. Only in a dry run. Null where it is absent.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 *     Null where it is absent.
 */
public record StoreNotifyResult(
        StoreNotification notification,
        StoreNotifyResultOutcome outcome,
        StoreNotifyResultWhy why,
        StoreQuestion ask,
        List<NotifiedPurchase> purchases,
        List<Warning> warnings,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static StoreNotifyResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new StoreNotifyResult(
            members.required("notification", StoreNotification::decode),
            members.required("outcome", Decode.word(StoreNotifyResultOutcome::new)),
            members.optional("why", Decode.word(StoreNotifyResultWhy::new)),
            members.optional("ask", StoreQuestion::decode),
            members.required("purchases", Decode.listOf(NotifiedPurchase::decode)),
            members.optional("warnings", Decode.listOf(Warning::decode)),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
