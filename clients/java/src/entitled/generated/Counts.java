// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * Number of records of a project.
 *
 * @param devices See Protocol.
 * @param users See Protocol.
 * @param customers A merged customer counts once.
 * @param purchases See Protocol.
 * @param unclaimed Unclaimed purchases, which have had no holder yet; {@code purchases} counts
 *     them too.
 * @param events See Protocol.
 */
public record Counts(
        long devices,
        long users,
        long customers,
        long purchases,
        long unclaimed,
        long events
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Counts decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Counts(
            members.required("devices", Decode::integer),
            members.required("users", Decode::integer),
            members.required("customers", Decode::integer),
            members.required("purchases", Decode::integer),
            members.required("unclaimed", Decode::integer),
            members.required("events", Decode::integer)
        );
    }
}
