// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code revoke} answers.
 *
 * @param entitlement The entitlement after the call. A purchase may still give it.
 * @param dryRun True in a dry run; otherwise absent. Null where it is absent.
 * @param events The events that the call would emit. Only in a dry run. Null where it is absent.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 *     Null where it is absent.
 */
public record RevokeResult(
        Entitlement entitlement,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static RevokeResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new RevokeResult(
            members.required("entitlement", Entitlement::decode),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
