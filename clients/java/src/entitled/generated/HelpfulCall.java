// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.Map;

/**
 * A complete call that would make the entitlement active. The daemon has rehearsed it.
 *
 * @param method Method of the call.
 * @param params Params of the call.
 * @param role Role that the caller needs.
 * @param text An explanation in one sentence.
 */
public record HelpfulCall(
        String method,
        Map<String, Object> params,
        HelpfulCallRole role,
        String text
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static HelpfulCall decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new HelpfulCall(
            members.required("method", Decode::text),
            members.required("params", Decode.mapOf(Decode::anything)),
            members.required("role", Decode.word(HelpfulCallRole::new)),
            members.required("text", Decode::text)
        );
    }
}
