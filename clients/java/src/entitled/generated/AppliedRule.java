// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * A rule of the project, with the value by which something was decided.
 *
 * @param name As in {@code project.define}.
 * @param value See Protocol.
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
