// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.Map;

/**
 * What {@code server.stats} answers.
 *
 * @param uptimeMs Milliseconds since the daemon started.
 * @param methods The methods that were called since the daemon's start, by name.
 * @param refusals How many errors of each kind. Kinds that did not occur are missing.
 * @param slowRequests Requests that took longer than the threshold {@code --log-slow} since the
 *     daemon's start.
 * @param cache What the daemon has in memory, and how well that serves.
 * @param connections The connections, and the replies that wait on them.
 * @param turns A histogram of durations since the daemon's start, in microseconds.
 * @param commits The commits since the daemon's start.
 * @param storage The files of the store, and the work on them since the daemon's start. Missing
 *     if the store is in memory.
 * @param store Where the daemon keeps its data.
 * @param feed The readers of events.
 * @param background Work that no request waits for, as of now.
 */
public record ServerStatsResult(
        long uptimeMs,
        Map<String, MethodStats> methods,
        Map<String, Long> refusals,
        long slowRequests,
        CacheStats cache,
        ConnectionStats connections,
        Durations turns,
        CommitStats commits,
        @OrNull StorageStats storage,
        StoreState store,
        FeedStats feed,
        BackgroundStats background
) {}
