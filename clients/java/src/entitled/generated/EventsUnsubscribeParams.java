// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code events.unsubscribe} may be given. */
public final class EventsUnsubscribeParams extends Params {
    public EventsUnsubscribeParams() {
    }

    /** Id of the project. */
    public EventsUnsubscribeParams project(String project) {
        give("project", project);
        return this;
    }
}
