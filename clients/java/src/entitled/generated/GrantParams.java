// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.time.Instant;

/** What {@code grant} may be given. */
public final class GrantParams extends WritingParams<GrantParams> {
    /** Id of the device. */
    public GrantParams device(String device) {
        return give("device", device);
    }

    /** Id of the user, instead of {@code device}. */
    public GrantParams userId(String userId) {
        return give("userId", userId);
    }

    /** Last millisecond of the grant, RFC 3339. Default: no end. */
    public GrantParams expiresAt(Instant expiresAt) {
        return give("expiresAt", expiresAt);
    }

    /** As {@link #expiresAt(Instant)}. */
    public GrantParams expiresAt(String expiresAt) {
        return give("expiresAt", expiresAt);
    }
}
