// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * A rule of the project, with the value that applied in the step.
 *
 * @param name Name of the rule, as in {@code project.define}.
 * @param value Value that the rule had when the step happened.
 */
public record AppliedRule(
        AppliedRuleName name,
        String value
) {}
