// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** What {@code events.wait} may be given. */
public final class EventsWaitParams extends Params {
    public EventsWaitParams() {
    }

    /** Cursor from an earlier reply. The reply has the events after it. */
    public EventsWaitParams after(String after) {
        give("after", after);
        return this;
    }

    /** Maximum number of events. */
    public EventsWaitParams limit(long limit) {
        give("limit", limit);
        return this;
    }

    /** Returns only events of this customer, by any of its ids. */
    public EventsWaitParams user(String user) {
        give("user", user);
        return this;
    }

    /** Returns only events of these kinds. */
    public EventsWaitParams kinds(List<EventKind> kinds) {
        give("kinds", kinds);
        return this;
    }

    /** Returns only events of these kinds. */
    public EventsWaitParams kinds(EventKind... kinds) {
        give("kinds", List.of(kinds));
        return this;
    }

    /** Starts after the last event that this consumer acknowledged. Excludes {@code after}. */
    public EventsWaitParams consumer(String consumer) {
        give("consumer", consumer);
        return this;
    }

    /** Id of the project. */
    public EventsWaitParams project(String project) {
        give("project", project);
        return this;
    }
}
