// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * See {@code UserExportResultOverriddenItem} in Protocol.
 *
 * @param key Name of a property: 1 to 80 letters, digits, and _ . : - $.
 * @param value Value of a property.
 * @param setAt RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC
 *     offset and precision, and returns UTC with milliseconds.
 */
public record UserExportResultOverriddenItem(
        String key,
        String value,
        Instant setAt
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserExportResultOverriddenItem decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserExportResultOverriddenItem(
            members.required("key", Decode::text),
            members.required("value", Decode::text),
            members.required("setAt", Decode::moment)
        );
    }
}
