// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code purchase.update} answers.
 *
 * @param purchase One chain of store transactions, and who holds it.
 * @param warnings Only there when there are any. Null where it is absent.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
 */
public record PurchaseUpdateResult(
        Purchase purchase,
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
            members.optional("warnings", Decode.listOf(Warning::decode)),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
