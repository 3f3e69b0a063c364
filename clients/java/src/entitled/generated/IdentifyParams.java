// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code identify} may be given. */
public final class IdentifyParams extends WritingParams<IdentifyParams> {
    /** Id of the device. */
    public IdentifyParams device(String device) {
        return give("device", device);
    }

    /** Id of the device's anonymous user, instead of {@code device}. */
    public IdentifyParams anonymousId(String anonymousId) {
        return give("anonymousId", anonymousId);
    }

    /**
     * Account token to register for the user, who then claims every unclaimed purchase that
     * carries it.
     */
    public IdentifyParams accountToken(String accountToken) {
        return give("accountToken", accountToken);
    }
}
