<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/**
 * The files of the store, and the work on them since the daemon's start. Missing if the store is
 * in memory.
 */
final readonly class StorageStats
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

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            dataFileBytes: $members->required('dataFileBytes', Decode::integer(...)),
            logFileBytes: $members->required('logFileBytes', Decode::integer(...)),
            journalFileBytes: $members->required('journalFileBytes', Decode::integer(...)),
            journalBytes: $members->required('journalBytes', Decode::integer(...)),
            journalAgeMs: $members->required('journalAgeMs', Decode::integer(...)),
            freeBytes: $members->required('freeBytes', Decode::nullable(Decode::integer(...))),
            syncs: $members->required('syncs', Durations::decode(...)),
            checkpoints: $members->required('checkpoints', Durations::decode(...)),
            rebuilds: $members->required('rebuilds', Durations::decode(...)),
        );
    }
}
