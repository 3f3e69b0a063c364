// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** What {@code events.read} may be given. */
public final class EventsReadParams extends Params {
    public EventsReadParams() {
    }

    /** Where to go on: the cursor of an earlier answer. */
    public EventsReadParams after(String after) {
        give("after", after);
        return this;
    }

    /** How many events at most. */
    public EventsReadParams limit(long limit) {
        give("limit", limit);
        return this;
    }

    /** Only what is about this customer; any id that reaches it. */
    public EventsReadParams user(String user) {
        give("user", user);
        return this;
    }

    /** Only these kinds. */
    public EventsReadParams kinds(List<EventKind> kinds) {
        give("kinds", kinds);
        return this;
    }

    /** Only these kinds. */
    public EventsReadParams kinds(EventKind... kinds) {
        give("kinds", List.of(kinds));
        return this;
    }

    /** Goes on behind what this consumer has acknowledged; instead of after. */
    public EventsReadParams consumer(String consumer) {
        give("consumer", consumer);
        return this;
    }

    /** The project to work in. */
    public EventsReadParams project(String project) {
        give("project", project);
        return this;
    }
}
