// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

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
) {}
