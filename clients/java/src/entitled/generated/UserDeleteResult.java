// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;

/**
 * What {@code user.delete} answers.
 *
 * @param tombstone New id that replaces every erased id in events. It belongs to no user.
 * @param users Number of erased users: the aliases of the customer.
 * @param devices Number of erased devices. {@code install} can register them again.
 * @param purchases Number of erased purchases: those that no other customer holds.
 * @param shared Number of purchases that other customers hold and keep.
 * @param traces What is left of what is erased. {@code pending}: free bytes of the daemon's
 *     files, until {@code clearedBy}; {@code tracesCleared} tells when they are overwritten.
 *     {@code cleared}: nothing. {@code database}: it is deleted from the shared database, whose
 *     files belong to its administrator (fleet.md).
 * @param clearedBy When the last byte is overwritten, at the latest. Only if {@code traces} is
 *     {@code pending}. Null where it is absent.
 * @param dryRun True in a dry run; otherwise absent. Null where it is absent.
 * @param events The events that the call would emit. Only in a dry run. Null where it is absent.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 *     Null where it is absent.
 */
public record UserDeleteResult(
        String tombstone,
        long users,
        long devices,
        long purchases,
        long shared,
        UserDeleteResultTraces traces,
        Instant clearedBy,
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
            members.required("traces", Decode.word(UserDeleteResultTraces::new)),
            members.optional("clearedBy", Decode::moment),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
