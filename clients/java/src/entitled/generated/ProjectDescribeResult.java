// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * What {@code project.describe} answers.
 *
 * @param project A project: a namespace for users, purchases, rules and events, with the counts
 *     of its records.
 */
public record ProjectDescribeResult(
        Project project
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ProjectDescribeResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ProjectDescribeResult(
            members.required("project", Project::decode)
        );
    }
}
