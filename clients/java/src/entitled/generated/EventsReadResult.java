// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code events.read} answers.
 *
 * @param events See Protocol.
 * @param cursor Where to go on: of the last event told, or, when there are no more, of the newest
 *     that there is.
 * @param more True when there may be more: another call looks there at once. Also where none of
 *     the events that were looked at is one of those wanted.
 */
public record EventsReadResult(
        List<Event> events,
        String cursor,
        boolean more
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static EventsReadResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new EventsReadResult(
            members.required("events", Decode.listOf(Event::decode)),
            members.required("cursor", Decode::text),
            members.required("more", Decode::bool)
        );
    }
}
