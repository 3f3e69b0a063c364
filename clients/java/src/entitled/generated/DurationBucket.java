// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * A bucket of a histogram.
 *
 * @param upToMicros The longest duration that it counts. Null for durations longer than every
 *     bound.
 * @param count How many durations are longer than the bound of the bucket before, and not longer
 *     than this one.
 */
public record DurationBucket(
        Long upToMicros,
        long count
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static DurationBucket decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new DurationBucket(
            members.required("upToMicros", Decode.nullable(Decode::integer)),
            members.required("count", Decode::integer)
        );
    }
}
