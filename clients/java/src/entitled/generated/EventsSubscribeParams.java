// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/** What {@code events.subscribe} may be given. */
public final class EventsSubscribeParams extends ProjectParams<EventsSubscribeParams> {
    /**
     * Cursor from an earlier reply. The subscription starts with the event after it. Default: new
     * events only.
     */
    public EventsSubscribeParams after(String after) {
        return give("after", after);
    }

    /** Sends only events of these kinds. */
    public EventsSubscribeParams kinds(List<EventKind> kinds) {
        return give("kinds", kinds);
    }

    /** As {@link #kinds(List)}. */
    public EventsSubscribeParams kinds(EventKind... kinds) {
        return give("kinds", List.of(kinds));
    }
}
