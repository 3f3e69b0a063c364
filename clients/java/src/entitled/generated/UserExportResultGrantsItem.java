// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * See {@code UserExportResultGrantsItem} in Protocol.
 *
 * @param entitlement An entitlement, for example {@code premium}.
 * @param grantedAt RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any
 *     UTC offset and precision, and returns UTC with milliseconds.
 * @param expiresAt RFC 3339 timestamp, or null.
 * @param revokedAt RFC 3339 timestamp, or null.
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
