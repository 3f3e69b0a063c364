// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code project.describe} may be given. */
public final class ProjectDescribeParams extends ProjectParams<ProjectDescribeParams> {
}
