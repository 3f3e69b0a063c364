// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.Map;

/**
 * A call, ready to be sent, that would make an entitlement active: it was rehearsed, and it did.
 *
 * @param method See Protocol.
 * @param params As the method takes them.
 * @param role What a peer needs for it.
 * @param text One sentence for people.
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
