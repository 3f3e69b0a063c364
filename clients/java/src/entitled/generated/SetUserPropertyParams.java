// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code setUserProperty} may be given. */
public final class SetUserPropertyParams extends WritingParams<SetUserPropertyParams> {
    /** Id of the device. */
    public SetUserPropertyParams device(String device) {
        return give("device", device);
    }

    /** Id of the user, instead of {@code device}. */
    public SetUserPropertyParams userId(String userId) {
        return give("userId", userId);
    }
}
