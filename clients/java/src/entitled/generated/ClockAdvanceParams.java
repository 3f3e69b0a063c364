// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.time.Instant;
import java.time.temporal.TemporalAmount;

/** What {@code clock.advance} may be given. */
public final class ClockAdvanceParams extends WritingParams<ClockAdvanceParams> {
    /** New time of the clock, RFC 3339. */
    public ClockAdvanceParams to(Instant to) {
        return give("to", to);
    }

    /** As {@link #to(Instant)}. */
    public ClockAdvanceParams to(String to) {
        return give("to", to);
    }

    /** How far to move the clock: an ISO 8601 duration, for example P1M. */
    public ClockAdvanceParams by(TemporalAmount by) {
        return give("by", by);
    }

    /** As {@link #by(TemporalAmount)}. */
    public ClockAdvanceParams by(String by) {
        return give("by", by);
    }
}
