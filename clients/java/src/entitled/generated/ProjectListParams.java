// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code project.list} may be given. */
public final class ProjectListParams extends Params<ProjectListParams> {
    /** Has no effect, but must exist: a client can send it with every call. */
    public ProjectListParams project(String project) {
        return give("project", project);
    }
}
