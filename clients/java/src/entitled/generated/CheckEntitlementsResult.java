// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What {@code checkEntitlements} answers.
 *
 * @param userId The current user's id.
 * @param known Whether the project has this user. Only there when the caller gave ifUnknown. Null
 *     where it is absent.
 * @param entitlements From an entitlement's id to the entitlement, inactive ones too.
 * @param at RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
 * @param warnings Only there when there are any. Null where it is absent.
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
