// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/** What {@code events.read} may be given. */
public final class EventsReadParams extends ProjectParams<EventsReadParams> {
    /** Cursor from an earlier reply. The reply has the events after it. */
    public EventsReadParams after(String after) {
        return give("after", after);
    }

    /** Maximum number of events. */
    public EventsReadParams limit(long limit) {
        return give("limit", limit);
    }

    /** Returns only events of this customer, by any of its ids. */
    public EventsReadParams user(String user) {
        return give("user", user);
    }

    /** Returns only events of these kinds. */
    public EventsReadParams kinds(List<EventKind> kinds) {
        return give("kinds", kinds);
    }

    /** As {@link #kinds(List)}. */
    public EventsReadParams kinds(EventKind... kinds) {
        return give("kinds", List.of(kinds));
    }

    /** Starts after the last event that this consumer acknowledged. Excludes {@code after}. */
    public EventsReadParams consumer(String consumer) {
        return give("consumer", consumer);
    }
}
