// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/**
 * What {@code events.read} answers.
 *
 * @param events See Protocol.
 * @param cursor Cursor for the next call: that of the last event in the list, or of the newest
 *     event in the log when there are no more.
 * @param more True when there may be more events: call again at once. The list can be empty when
 *     {@code more} is true, because no event that the daemon looked at matched.
 */
public record EventsPage(
        List<Event> events,
        String cursor,
        boolean more
) {}
