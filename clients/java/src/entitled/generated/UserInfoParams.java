// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code userInfo} may be given. */
public final class UserInfoParams extends ProjectParams<UserInfoParams> {
    /** Id of the device. */
    public UserInfoParams device(String device) {
        return give("device", device);
    }

    /** Id of the user, instead of {@code device}. */
    public UserInfoParams userId(String userId) {
        return give("userId", userId);
    }
}
