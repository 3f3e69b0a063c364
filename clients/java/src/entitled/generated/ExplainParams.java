// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** What {@code explain} may be given. */
public final class ExplainParams extends Params {
    public ExplainParams() {
    }

    /** The device. */
    public ExplainParams device(String device) {
        give("device", device);
        return this;
    }

    /** A user, instead of a device. */
    public ExplainParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** The moment to answer for, with today's links; now when left out. */
    public ExplainParams at(Instant at) {
        give("at", at);
        return this;
    }

    /** The moment to answer for, with today's links; now when left out. */
    public ExplainParams at(String at) {
        give("at", at);
        return this;
    }

    /** The project to work in. */
    public ExplainParams project(String project) {
        give("project", project);
        return this;
    }
}
