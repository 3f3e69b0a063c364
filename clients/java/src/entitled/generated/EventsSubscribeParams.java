// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** What {@code events.subscribe} may be given. */
public final class EventsSubscribeParams extends Params {
    public EventsSubscribeParams() {
    }

    /**
     * Cursor from an earlier reply. The subscription starts with the event after it. Default: new
     * events only.
     */
    public EventsSubscribeParams after(String after) {
        give("after", after);
        return this;
    }

    /** Sends only events of these kinds. */
    public EventsSubscribeParams kinds(List<EventKind> kinds) {
        give("kinds", kinds);
        return this;
    }

    /** Sends only events of these kinds. */
    public EventsSubscribeParams kinds(EventKind... kinds) {
        give("kinds", List.of(kinds));
        return this;
    }

    /** Id of the project. */
    public EventsSubscribeParams project(String project) {
        give("project", project);
        return this;
    }
}
