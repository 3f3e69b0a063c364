// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * What the daemon has in memory, and how well that serves.
 *
 * @param replies Replies to {@code checkEntitlements} in the cache, valid or not.
 * @param replyHits Requests that the daemon answered from that cache since its start.
 * @param records Records in memory.
 * @param recordBytes Their memory, by estimate.
 * @param recordLoads Records that the daemon read from the store since its start.
 */
public record CacheStats(
        long replies,
        long replyHits,
        long records,
        long recordBytes,
        long recordLoads
) {}
