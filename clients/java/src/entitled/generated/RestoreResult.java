// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;
import java.util.Map;

/**
 * What {@code restore} answers.
 *
 * @param user The current user of a device, or the user that an id belongs to.
 * @param restored Purchases that the user holds now and did not hold before, with unclaimed ones
 *     that replace them. In the order of {@code store}, then {@code originalTransactionId}.
 * @param transferred Those of {@code restored} that another user lost.
 * @param refused Purchases that a rule refused to restore.
 * @param entitlements The user's entitlements after the call.
 * @param warnings Absent when there are no warnings. Null where it is absent.
 * @param dryRun True in a dry run; otherwise absent. Null where it is absent.
 * @param events The events that the call would emit. Only in a dry run. Null where it is absent.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 *     Null where it is absent.
 */
public record RestoreResult(
        User user,
        List<Move> restored,
        List<Move> transferred,
        List<Refusal> refused,
        Map<String, Entitlement> entitlements,
        List<Warning> warnings,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static RestoreResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new RestoreResult(
            members.required("user", User::decode),
            members.required("restored", Decode.listOf(Move::decode)),
            members.required("transferred", Decode.listOf(Move::decode)),
            members.required("refused", Decode.listOf(Refusal::decode)),
            members.required("entitlements", Decode.mapOf(Entitlement::decode)),
            members.optional("warnings", Decode.listOf(Warning::decode)),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
