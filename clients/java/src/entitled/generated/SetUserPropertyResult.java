// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code setUserProperty} answers.
 *
 * @param userId The current user's id.
 * @param key The name of a property: 1 to 80 letters, digits, and _ . : - $.
 * @param value The value of a property.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
 */
public record SetUserPropertyResult(
        String userId,
        String key,
        String value,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static SetUserPropertyResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new SetUserPropertyResult(
            members.required("userId", Decode::text),
            members.required("key", Decode::text),
            members.required("value", Decode::text),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
