// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;

/**
 * A bucket of a histogram.
 *
 * @param upToMicros The longest duration that it counts. Null for durations longer than every
 *     bound.
 * @param count How many durations are longer than the bound of the bucket before, and not longer
 *     than this one.
 */
public record DurationBucket(
        @OrNull Long upToMicros,
        long count
) {}
