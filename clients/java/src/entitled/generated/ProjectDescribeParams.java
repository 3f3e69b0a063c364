// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code project.describe} may be given. */
public final class ProjectDescribeParams extends Params {
    public ProjectDescribeParams() {
    }

    /** Id of the project. */
    public ProjectDescribeParams project(String project) {
        give("project", project);
        return this;
    }
}
