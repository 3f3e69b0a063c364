// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
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
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Durations decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Durations(
            members.required("count", Decode::integer),
            members.required("sumMicros", Decode::integer),
            members.required("maxMicros", Decode::integer),
            members.required("buckets", Decode.listOf(DurationBucket::decode))
        );
    }
}
