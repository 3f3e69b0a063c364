// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * See {@code UserExportResultDevicesItem} in Protocol.
 *
 * @param device A device: one installation of one app. A reinstallation is a new device.
 * @param anonymousId Id of a user: the app's own id, an anonymous id, or a customerId. It has 1
 *     to {@code userIdLengthMax} Unicode scalars, and the daemon compares it byte by byte. An
 *     empty id is blockedUserId and a longer id userIdTooLong, so this schema has no length.
 * @param identityId Id of the identified user; null when no user is logged in.
 * @param storeAccount See Protocol.
 * @param platform See Protocol.
 * @param app See Protocol.
 * @param createdAt RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any
 *     UTC offset and precision, and returns UTC with milliseconds.
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
