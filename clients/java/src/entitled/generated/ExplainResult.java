// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;

/**
 * What {@code explain} answers.
 *
 * @param userId The current user's id.
 * @param active Whether the user may use it.
 * @param entitlement As {@code checkEntitlements} has it.
 * @param at RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
 * @param because From the purchase or the grant through each link to the catalogue and the clock:
 *     of what is active, or was, or may be. At most 50 steps, of more the first and the last.
 * @param others What gives it, too, and gives way, the best first. At most 20.
 * @param missing Empty where it is active. At most 20.
 * @param omitted Only there when a list was cut: by how many. Null where it is absent.
 */
public record ExplainResult(
        String userId,
        boolean active,
        Entitlement entitlement,
        Instant at,
        List<ExplanationStep> because,
        List<Outdone> others,
        List<Lack> missing,
        ExplainResultOmitted omitted
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ExplainResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ExplainResult(
            members.required("userId", Decode::text),
            members.required("active", Decode::bool),
            members.required("entitlement", Entitlement::decode),
            members.required("at", Decode::moment),
            members.required("because", Decode.listOf(ExplanationStep::decode)),
            members.required("others", Decode.listOf(Outdone::decode)),
            members.required("missing", Decode.listOf(Lack::decode)),
            members.optional("omitted", ExplainResultOmitted::decode)
        );
    }
}
