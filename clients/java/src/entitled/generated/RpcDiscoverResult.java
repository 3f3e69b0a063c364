// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;
import java.util.Map;

/**
 * The OpenRPC document, with {@code x-role} on every method.
 *
 * @param openrpc See Protocol.
 * @param info See Protocol.
 * @param methods See Protocol.
 * @param components See Protocol.
 */
public record RpcDiscoverResult(
        String openrpc,
        Map<String, Object> info,
        List<Map<String, Object>> methods,
        Map<String, Object> components
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static RpcDiscoverResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new RpcDiscoverResult(
            members.required("openrpc", Decode::text),
            members.required("info", Decode.mapOf(Decode::anything)),
            members.required("methods", Decode.listOf(Decode.mapOf(Decode::anything))),
            members.required("components", Decode.mapOf(Decode::anything))
        );
    }
}
