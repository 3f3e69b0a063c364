// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;
import java.util.Map;

/**
 * What {@code server.describe} answers.
 *
 * @param methods Without {@code method}: all of them, in the order of their names. Null where it
 *     is absent.
 * @param method With {@code method}: its entry of the OpenRPC document. Null where it is absent.
 * @param components With {@code method}: in {@code schemas} each schema that the entry refers to.
 *     Null where it is absent.
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
