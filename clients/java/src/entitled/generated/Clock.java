// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.time.Instant;

/**
 * The clock of a project: the system's, or a manual clock, which only moves when it is advanced.
 *
 * @param kind See Protocol.
 * @param now Time of a manual clock; absent for the system's.
 */
public record Clock(
        ClockKind kind,
        @OrNull Instant now
) {}
