// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * One line in the list of methods.
 *
 * @param name See Protocol.
 * @param summary See Protocol.
 * @param role See Protocol.
 */
public record MethodSummary(
        String name,
        String summary,
        MethodSummaryRole role
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static MethodSummary decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new MethodSummary(
            members.required("name", Decode::text),
            members.required("summary", Decode::text),
            members.required("role", Decode.word(MethodSummaryRole::new))
        );
    }
}
