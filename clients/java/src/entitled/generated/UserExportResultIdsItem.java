// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * See {@code UserExportResultIdsItem} in Protocol.
 *
 * @param id Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to {@code
 *     userIdLengthMax} Unicode scalars, and the daemon compares it byte by byte. An empty id is
 *     blockedUserId and a longer id userIdTooLong, so this schema has no length.
 * @param kind Who uses the id. {@code customer}: the customerId of a customer that began with an
 *     identified user.
 * @param device Device of an anonymous id; otherwise null.
 * @param createdAt RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any
 *     UTC offset and precision, and returns UTC with milliseconds.
 */
public record UserExportResultIdsItem(
        String id,
        UserExportResultIdsItemKind kind,
        String device,
        Instant createdAt
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserExportResultIdsItem decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserExportResultIdsItem(
            members.required("id", Decode::text),
            members.required("kind", Decode.word(UserExportResultIdsItemKind::new)),
            members.required("device", Decode.nullable(Decode::text)),
            members.required("createdAt", Decode::moment)
        );
    }
}
