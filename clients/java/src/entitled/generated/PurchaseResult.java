// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;
import java.util.Map;

/**
 * What {@code purchase} answers.
 *
 * @param purchase One chain of store transactions, and who holds it.
 * @param created True when the chain was not known before.
 * @param outcome recorded: a new chain. received: a chain that the buyer did not hold, and holds
 *     now. planChanged: a new transaction with another product. renewed: any other new
 *     transaction. unchanged: nothing new.
 * @param entitlements What the buyer may use now.
 * @param warnings Only there when there are any. Null where it is absent.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
 */
public record PurchaseResult(
        Purchase purchase,
        boolean created,
        PurchaseResultOutcome outcome,
        Map<String, Entitlement> entitlements,
        List<Warning> warnings,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static PurchaseResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new PurchaseResult(
            members.required("purchase", Purchase::decode),
            members.required("created", Decode::bool),
            members.required("outcome", Decode.word(PurchaseResultOutcome::new)),
            members.required("entitlements", Decode.mapOf(Entitlement::decode)),
            members.optional("warnings", Decode.listOf(Warning::decode)),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
