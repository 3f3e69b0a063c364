// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code userProperties} may be given. */
public final class UserPropertiesParams extends ProjectParams<UserPropertiesParams> {
    /** Id of the device. */
    public UserPropertiesParams device(String device) {
        return give("device", device);
    }

    /** Id of the user, instead of {@code device}. */
    public UserPropertiesParams userId(String userId) {
        return give("userId", userId);
    }
}
