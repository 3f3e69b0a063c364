// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code user.delete} answers.
 *
 * @param tombstone Made up: it stands in events wherever an erased id stood. It is nobody's id.
 * @param users How many users were erased: the aliases of the customer.
 * @param devices How many devices were erased; install makes them anew.
 * @param purchases How many purchases were erased: those that nobody else held.
 * @param shared How many purchases others hold, and keep.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
 */
public record UserDeleteResult(
        String tombstone,
        long users,
        long devices,
        long purchases,
        long shared,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserDeleteResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserDeleteResult(
            members.required("tombstone", Decode::text),
            members.required("users", Decode::integer),
            members.required("devices", Decode::integer),
            members.required("purchases", Decode::integer),
            members.required("shared", Decode::integer),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
