// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.time.Instant;

/** What {@code explain} may be given. */
public final class ExplainParams extends ProjectParams<ExplainParams> {
    /** Id of the device. */
    public ExplainParams device(String device) {
        return give("device", device);
    }

    /** Id of the user, instead of {@code device}. */
    public ExplainParams userId(String userId) {
        return give("userId", userId);
    }

    /** Moment to evaluate, RFC 3339, with today's holders. Default: now. */
    public ExplainParams at(Instant at) {
        return give("at", at);
    }

    /** As {@link #at(Instant)}. */
    public ExplainParams at(String at) {
        return give("at", at);
    }
}
