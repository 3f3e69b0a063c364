// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;
import java.time.temporal.TemporalAmount;

/** What {@code clock.advance} may be given. */
public final class ClockAdvanceParams extends Params {
    public ClockAdvanceParams() {
    }

    /** New time of the clock, RFC 3339. */
    public ClockAdvanceParams to(Instant to) {
        give("to", to);
        return this;
    }

    /** New time of the clock, RFC 3339. */
    public ClockAdvanceParams to(String to) {
        give("to", to);
        return this;
    }

    /** How far to move the clock: an ISO 8601 duration, for example P1M. */
    public ClockAdvanceParams by(TemporalAmount by) {
        give("by", by);
        return this;
    }

    /** How far to move the clock: an ISO 8601 duration, for example P1M. */
    public ClockAdvanceParams by(String by) {
        give("by", by);
        return this;
    }

    /** Id of the project. */
    public ClockAdvanceParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public ClockAdvanceParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public ClockAdvanceParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
