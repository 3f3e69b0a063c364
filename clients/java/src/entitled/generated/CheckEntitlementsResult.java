// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What {@code checkEntitlements} answers.
 *
 * @param userId Id of the user that the result is about.
 * @param known Whether the project has this user. Absent unless the request has {@code
 *     ifUnknown}. Null where it is absent.
 * @param entitlements Entitlements by their ids, including inactive entitlements.
 * @param at The moment that the result is for.
 * @param warnings Absent when there are no warnings. Null where it is absent.
 */
public record CheckEntitlementsResult(
        String userId,
        Boolean known,
        Map<String, Entitlement> entitlements,
        Instant at,
        List<Warning> warnings
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static CheckEntitlementsResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new CheckEntitlementsResult(
            members.required("userId", Decode::text),
            members.optional("known", Decode::bool),
            members.required("entitlements", Decode.mapOf(Entitlement::decode)),
            members.required("at", Decode::moment),
            members.optional("warnings", Decode.listOf(Warning::decode))
        );
    }
}
