// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * A rule of the project, with the value that applied in the step.
 *
 * @param name Name of the rule, as in {@code project.define}.
 * @param value Value that the rule had when the step happened.
 */
public record AppliedRule(
        AppliedRuleName name,
        String value
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static AppliedRule decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new AppliedRule(
            members.required("name", Decode.word(AppliedRuleName::new)),
            members.required("value", Decode::text)
        );
    }
}
