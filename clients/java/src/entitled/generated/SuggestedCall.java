// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.Map;

/**
 * A complete call that would make the entitlement active. The daemon has tried it in a dry run.
 *
 * @param method Method of the call.
 * @param params Params of the call.
 * @param role Role that the caller needs.
 * @param text An explanation in one sentence.
 */
public record SuggestedCall(
        String method,
        Map<String, Object> params,
        SuggestedCallRole role,
        String text
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static SuggestedCall decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new SuggestedCall(
            members.required("method", Decode::text),
            members.required("params", Decode.mapOf(Decode::anything)),
            members.required("role", Decode.word(SuggestedCallRole::new)),
            members.required("text", Decode::text)
        );
    }
}
