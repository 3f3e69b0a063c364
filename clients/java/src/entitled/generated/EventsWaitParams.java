// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** What {@code events.wait} may be given. */
public final class EventsWaitParams extends Params {
    public EventsWaitParams() {
    }

    /** Where to go on: the cursor of an earlier answer. */
    public EventsWaitParams after(String after) {
        give("after", after);
        return this;
    }

    /** How many events at most. */
    public EventsWaitParams limit(long limit) {
        give("limit", limit);
        return this;
    }

    /** Only what is about this customer; any id that reaches it. */
    public EventsWaitParams user(String user) {
        give("user", user);
        return this;
    }

    /** Only these kinds. */
    public EventsWaitParams kinds(List<EventKind> kinds) {
        give("kinds", kinds);
        return this;
    }

    /** Only these kinds. */
    public EventsWaitParams kinds(EventKind... kinds) {
        give("kinds", List.of(kinds));
        return this;
    }

    /** Goes on behind what this consumer has acknowledged; instead of after. */
    public EventsWaitParams consumer(String consumer) {
        give("consumer", consumer);
        return this;
    }

    /** The project to work in. */
    public EventsWaitParams project(String project) {
        give("project", project);
        return this;
    }
}
