// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;
import java.util.Map;

/**
 * What {@code server.describe} answers.
 *
 * @param methods All methods, sorted by name. Only without {@code method}.
 * @param method The method's entry in the OpenRPC document. Only with {@code method}.
 * @param components The schemas that the entry refers to, in {@code schemas}. Only with {@code
 *     method}.
 */
public record ServerDescribeResult(
        @OrNull List<MethodSummary> methods,
        @OrNull Map<String, Object> method,
        @OrNull Map<String, Object> components
) {}
