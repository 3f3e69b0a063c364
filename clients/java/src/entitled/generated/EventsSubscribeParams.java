// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** What {@code events.subscribe} may be given. */
public final class EventsSubscribeParams extends Params {
    public EventsSubscribeParams() {
    }

    /** Where to begin: the cursor of an earlier answer. From now on when left out. */
    public EventsSubscribeParams after(String after) {
        give("after", after);
        return this;
    }

    /** Only these kinds. */
    public EventsSubscribeParams kinds(List<EventKind> kinds) {
        give("kinds", kinds);
        return this;
    }

    /** Only these kinds. */
    public EventsSubscribeParams kinds(EventKind... kinds) {
        give("kinds", List.of(kinds));
        return this;
    }

    /** The project to work in. */
    public EventsSubscribeParams project(String project) {
        give("project", project);
        return this;
    }
}
