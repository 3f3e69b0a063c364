// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;
import java.time.temporal.TemporalAmount;

/** What {@code clock.advance} may be given. */
public final class ClockAdvanceParams extends Params {
    public ClockAdvanceParams() {
    }

    /** The moment that it is to show. */
    public ClockAdvanceParams to(Instant to) {
        give("to", to);
        return this;
    }

    /** The moment that it is to show. */
    public ClockAdvanceParams to(String to) {
        give("to", to);
        return this;
    }

    /** How far it is to go. */
    public ClockAdvanceParams by(TemporalAmount by) {
        give("by", by);
        return this;
    }

    /** How far it is to go. */
    public ClockAdvanceParams by(String by) {
        give("by", by);
        return this;
    }

    /** The project to work in. */
    public ClockAdvanceParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public ClockAdvanceParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public ClockAdvanceParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
