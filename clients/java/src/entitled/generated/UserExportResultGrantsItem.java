// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * See {@code UserExportResultGrantsItem} in Protocol.
 *
 * @param entitlement What a user may use.
 * @param grantedAt RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
 * @param expiresAt A Moment, or null where there is none.
 * @param revokedAt A Moment, or null where there is none.
 */
public record UserExportResultGrantsItem(
        String entitlement,
        Instant grantedAt,
        Instant expiresAt,
        Instant revokedAt
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserExportResultGrantsItem decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserExportResultGrantsItem(
            members.required("entitlement", Decode::text),
            members.required("grantedAt", Decode::moment),
            members.required("expiresAt", Decode.nullable(Decode::moment)),
            members.required("revokedAt", Decode.nullable(Decode::moment))
        );
    }
}
