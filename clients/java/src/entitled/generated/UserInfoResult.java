// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * What {@code userInfo} answers.
 *
 * @param user The current user of a device, or the user that an id belongs to.
 */
public record UserInfoResult(
        User user
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserInfoResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserInfoResult(
            members.required("user", User::decode)
        );
    }
}
