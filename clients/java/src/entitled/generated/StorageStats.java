// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;

/**
 * The files of the store, and the work on them since the daemon's start. Missing if the store is
 * in memory.
 *
 * @param dataFileBytes Size of the data file.
 * @param logFileBytes Size of SQLite's write-ahead log.
 * @param journalFileBytes Size of the two files of the journal.
 * @param journalBytes Bytes in the journal that the daemon has not copied to the tables yet.
 * @param journalAgeMs Milliseconds since the oldest of them was committed; 0 if there are none.
 * @param freeBytes Free space for the daemon on the file system of the data file; null if the
 *     system does not say.
 * @param syncs A histogram of durations since the daemon's start, in microseconds.
 * @param checkpoints A histogram of durations since the daemon's start, in microseconds.
 * @param rebuilds A histogram of durations since the daemon's start, in microseconds.
 */
public record StorageStats(
        long dataFileBytes,
        long logFileBytes,
        long journalFileBytes,
        long journalBytes,
        long journalAgeMs,
        @OrNull Long freeBytes,
        Durations syncs,
        Durations checkpoints,
        Durations rebuilds
) {}
