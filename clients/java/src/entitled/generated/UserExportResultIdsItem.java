// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * See {@code UserExportResultIdsItem} in Protocol.
 *
 * @param id A user: one's own id for somebody, an anonymous id, or a customerId. 1 to {@code
 *     userIdLengthMax} Unicode scalars, compared byte by byte. An empty or too long one has
 *     errors of its own (blockedUserId, userIdTooLong), so no length is given here.
 * @param kind {@code customer}: the customerId of one who began as identified.
 * @param device The install that an anonymous id was made for.
 * @param createdAt RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
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
