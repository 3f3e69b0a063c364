// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/** What {@code events.wait} may be given. */
public final class EventsWaitParams extends ProjectParams<EventsWaitParams> {
    /** Cursor from an earlier reply. The reply has the events after it. */
    public EventsWaitParams after(String after) {
        return give("after", after);
    }

    /** Maximum number of events. */
    public EventsWaitParams limit(long limit) {
        return give("limit", limit);
    }

    /** Returns only events of this customer, by any of its ids. */
    public EventsWaitParams user(String user) {
        return give("user", user);
    }

    /** Returns only events of these kinds. */
    public EventsWaitParams kinds(List<EventKind> kinds) {
        return give("kinds", kinds);
    }

    /** As {@link #kinds(List)}. */
    public EventsWaitParams kinds(EventKind... kinds) {
        return give("kinds", List.of(kinds));
    }

    /** Starts after the last event that this consumer acknowledged. Excludes {@code after}. */
    public EventsWaitParams consumer(String consumer) {
        return give("consumer", consumer);
    }
}
