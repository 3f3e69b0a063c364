<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** The commits since the daemon's start. */
final readonly class CommitStats extends Record
{
    public function __construct(
        /**
         * Turns that became durable. A turn is what the daemon decides together; a commit has one
         * or more.
         */
        public int $turns,
        /** Turns that wait for the disk now. */
        public int $waitingTurns,
        /** Commits that failed, for example because the disk was full. */
        public int $failures,
        /** A histogram of durations since the daemon's start, in microseconds. */
        public Durations $durations,
    ) {
    }
}
