// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.Map;

/**
 * The daemon's limits by name.
 *
 * @param lineBytesMax Longest line, in bytes without the line feed.
 * @param batchEntriesMax Most requests in one batch.
 * @param depthMax Deepest nesting of JSON arrays and objects.
 * @param requestIdBytesMax Longest request id, in bytes.
 * @param additional Members that are not named here.
 */
public record Limits(
        long lineBytesMax,
        long batchEntriesMax,
        long depthMax,
        long requestIdBytesMax,
        Map<String, Long> additional
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Limits decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Limits(
            members.required("lineBytesMax", Decode::integer),
            members.required("batchEntriesMax", Decode::integer),
            members.required("depthMax", Decode::integer),
            members.required("requestIdBytesMax", Decode::integer),
            members.additional(Decode::integer, "lineBytesMax", "batchEntriesMax", "depthMax", "requestIdBytesMax")
        );
    }
}
