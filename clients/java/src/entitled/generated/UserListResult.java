// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code user.list} answers.
 *
 * @param customerIds In byte order.
 * @param cursor What the next call gives as {@code after}.
 * @param more Whether more customers follow.
 */
public record UserListResult(
        List<String> customerIds,
        String cursor,
        boolean more
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserListResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserListResult(
            members.required("customerIds", Decode.listOf(Decode::text)),
            members.required("cursor", Decode::text),
            members.required("more", Decode::bool)
        );
    }
}
