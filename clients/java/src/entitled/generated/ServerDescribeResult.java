// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;
import java.util.Map;

/**
 * What {@code server.describe} answers.
 *
 * @param methods All methods, sorted by name. Only without {@code method}. Null where it is
 *     absent.
 * @param method The method's entry in the OpenRPC document. Only with {@code method}. Null where
 *     it is absent.
 * @param components The schemas that the entry refers to, in {@code schemas}. Only with {@code
 *     method}. Null where it is absent.
 */
public record ServerDescribeResult(
        List<MethodSummary> methods,
        Map<String, Object> method,
        Map<String, Object> components
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ServerDescribeResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ServerDescribeResult(
            members.optional("methods", Decode.listOf(MethodSummary::decode)),
            members.optional("method", Decode.mapOf(Decode::anything)),
            members.optional("components", Decode.mapOf(Decode::anything))
        );
    }
}
