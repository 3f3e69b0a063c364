// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

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
        Role role,
        String text
) {}
