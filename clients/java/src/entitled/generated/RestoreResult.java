// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;
import java.util.Map;

/**
 * What {@code restore} answers.
 *
 * @param user Who somebody is: the current user of a device, or the user that an id reaches.
 * @param restored All that the user now holds and did not before.
 * @param transferred Those of them that somebody lost.
 * @param refused What stays where it is.
 * @param entitlements What the user may use now.
 * @param warnings Only there when there are any. Null where it is absent.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
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
