// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code project.stores} may be given. */
public final class ProjectStoresParams extends Params {
    public ProjectStoresParams() {
    }

    /** Id of the project. */
    public ProjectStoresParams project(String project) {
        give("project", project);
        return this;
    }
}
