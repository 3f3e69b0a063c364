// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * What {@code project.describe} answers.
 *
 * @param project A project: a namespace for users, purchases, rules and events, with the counts
 *     of its records.
 */
public record ProjectDescribeResult(
        Project project
) {}
