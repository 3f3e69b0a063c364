// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.time.Instant;

/**
 * Work that no request waits for, as of now.
 *
 * @param expiriesDue Ends of periods and grants that have passed and whose events the daemon has
 *     not emitted yet: at most 1000.
 * @param expiriesLateMs Milliseconds since the oldest of these ends.
 * @param erasures Deletions that the daemon has not finished.
 * @param erasuresUncleared Finished deletions that free bytes of the files still have something
 *     of.
 * @param clearedBy When the files are overwritten for the oldest of them, at the latest.
 * @param erasuresHalted Whether the deletions wait for the next start, because a step failed
 *     several times.
 * @param catalogueChanges Projects with a changed catalogue whose events the daemon has not yet
 *     emitted for every customer.
 * @param clockSteps How often the clock was set by more than a minute since the daemon's start:
 *     the system's, or that of a shared database.
 */
public record BackgroundStats(
        long expiriesDue,
        long expiriesLateMs,
        long erasures,
        long erasuresUncleared,
        @OrNull Instant clearedBy,
        boolean erasuresHalted,
        long catalogueChanges,
        long clockSteps
) {}
