// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code project.list} may be given. */
public final class ProjectListParams extends Params {
    public ProjectListParams() {
    }

    /** Taken so that a client may send it with every call; it must exist, and changes nothing. */
    public ProjectListParams project(String project) {
        give("project", project);
        return this;
    }
}
