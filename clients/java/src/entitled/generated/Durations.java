// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/**
 * A histogram of durations since the daemon's start, in microseconds.
 *
 * @param count How many durations it counts.
 * @param sumMicros Their sum.
 * @param maxMicros The longest of them.
 * @param buckets The buckets that are not empty, shortest durations first. Their bounds are 1, 2,
 *     3, 4, 6, 8, 12, 16 and so on up to 100 seconds.
 */
public record Durations(
        long count,
        long sumMicros,
        long maxMicros,
        List<DurationBucket> buckets
) {}
