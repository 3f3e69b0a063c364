// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code revoke} may be given. */
public final class RevokeParams extends WritingParams<RevokeParams> {
    /** Id of the device. */
    public RevokeParams device(String device) {
        return give("device", device);
    }

    /** Id of the user, instead of {@code device}. */
    public RevokeParams userId(String userId) {
        return give("userId", userId);
    }
}
