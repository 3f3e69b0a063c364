// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/**
 * What {@code project.list} answers.
 *
 * @param projects See Protocol.
 */
public record ProjectListResult(
        List<ProjectSummary> projects
) {}
