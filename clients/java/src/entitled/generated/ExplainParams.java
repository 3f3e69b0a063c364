// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** What {@code explain} may be given. */
public final class ExplainParams extends Params {
    public ExplainParams() {
    }

    /** Id of the device. */
    public ExplainParams device(String device) {
        give("device", device);
        return this;
    }

    /** Id of the user, instead of {@code device}. */
    public ExplainParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** Moment to evaluate, RFC 3339, with today's holders. Default: now. */
    public ExplainParams at(Instant at) {
        give("at", at);
        return this;
    }

    /** Moment to evaluate, RFC 3339, with today's holders. Default: now. */
    public ExplainParams at(String at) {
        give("at", at);
        return this;
    }

    /** Id of the project. */
    public ExplainParams project(String project) {
        give("project", project);
        return this;
    }
}
