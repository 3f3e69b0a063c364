// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * The clock of a project: the system's, or a manual clock, which only moves when it is advanced.
 *
 * @param kind See Protocol.
 * @param now Time of a manual clock; absent for the system's. Null where it is absent.
 */
public record Clock(
        ClockKind kind,
        Instant now
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Clock decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Clock(
            members.required("kind", Decode.word(ClockKind::new)),
            members.optional("now", Decode::moment)
        );
    }
}
