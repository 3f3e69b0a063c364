// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code purchase.update} answers.
 *
 * @param purchase One product bought in one store, its transactions and its holders.
 * @param outcome applied: a field changed. stale: the daemon had newer information about every
 *     field that differs. unchanged: no field differs.
 * @param stale The params that lost against newer information; absent when there are none. Null
 *     where it is absent.
 * @param warnings Absent when there are no warnings. Null where it is absent.
 * @param dryRun True in a dry run; otherwise absent. Null where it is absent.
 * @param events The events that the call would emit. Only in a dry run. Null where it is absent.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 *     Null where it is absent.
 */
public record PurchaseUpdateResult(
        Purchase purchase,
        PurchaseUpdateResultOutcome outcome,
        List<String> stale,
        List<Warning> warnings,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static PurchaseUpdateResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new PurchaseUpdateResult(
            members.required("purchase", Purchase::decode),
            members.required("outcome", Decode.word(PurchaseUpdateResultOutcome::new)),
            members.optional("stale", Decode.listOf(Decode::text)),
            members.optional("warnings", Decode.listOf(Warning::decode)),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
