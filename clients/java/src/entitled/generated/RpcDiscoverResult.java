// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

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
) {}
