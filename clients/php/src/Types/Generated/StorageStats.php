<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/**
 * The files of the store, and the work on them since the daemon's start. Missing if the store is
 * in memory.
 */
final readonly class StorageStats extends Record
{
    public function __construct(
        /** Size of the data file. */
        public int $dataFileBytes,
        /** Size of SQLite's write-ahead log. */
        public int $logFileBytes,
        /** Size of the two files of the journal. */
        public int $journalFileBytes,
        /** Bytes in the journal that the daemon has not copied to the tables yet. */
        public int $journalBytes,
        /** Milliseconds since the oldest of them was committed; 0 if there are none. */
        public int $journalAgeMs,
        /**
         * Free space for the daemon on the file system of the data file; null if the system does
         * not say.
         */
        public ?int $freeBytes,
        /** A histogram of durations since the daemon's start, in microseconds. */
        public Durations $syncs,
        /** A histogram of durations since the daemon's start, in microseconds. */
        public Durations $checkpoints,
        /** A histogram of durations since the daemon's start, in microseconds. */
        public Durations $rebuilds,
    ) {
    }
}
