// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * What {@code userInfo} answers.
 *
 * @param user The current user of a device, or the user that an id belongs to.
 */
public record UserInfoResult(
        User user
) {}
