// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code user.export} may be given. */
public final class UserExportParams extends Params {
    public UserExportParams() {
    }

    /** Whether to leave out {@code events}, {@code cursor} and {@code moreEvents}. */
    public UserExportParams withoutEvents(boolean withoutEvents) {
        give("withoutEvents", withoutEvents);
        return this;
    }

    /** Id of the project. */
    public UserExportParams project(String project) {
        give("project", project);
        return this;
    }
}
