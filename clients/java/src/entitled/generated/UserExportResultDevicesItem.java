// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * See {@code UserExportResultDevicesItem} in Protocol.
 *
 * @param device One install of one app. A reinstall is a new device.
 * @param anonymousId A user: one's own id for somebody, an anonymous id, or a customerId. 1 to
 *     {@code userIdLengthMax} Unicode scalars, compared byte by byte. An empty or too long one
 *     has errors of its own (blockedUserId, userIdTooLong), so no length is given here.
 * @param identityId Who is logged in.
 * @param storeAccount See Protocol.
 * @param platform See Protocol.
 * @param app See Protocol.
 * @param createdAt RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
 */
public record UserExportResultDevicesItem(
        String device,
        String anonymousId,
        String identityId,
        String storeAccount,
        String platform,
        String app,
        Instant createdAt
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserExportResultDevicesItem decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserExportResultDevicesItem(
            members.required("device", Decode::text),
            members.required("anonymousId", Decode::text),
            members.required("identityId", Decode.nullable(Decode::text)),
            members.required("storeAccount", Decode.nullable(Decode::text)),
            members.required("platform", Decode.nullable(Decode::text)),
            members.required("app", Decode.nullable(Decode::text)),
            members.required("createdAt", Decode::moment)
        );
    }
}
