// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code project.list} answers.
 *
 * @param projects See Protocol.
 */
public record ProjectListResult(
        List<ProjectSummary> projects
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ProjectListResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ProjectListResult(
            members.required("projects", Decode.listOf(ProjectSummary::decode))
        );
    }
}
