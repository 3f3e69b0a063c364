<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** Work that no request waits for, as of now. */
final readonly class BackgroundStats extends Record
{
    public function __construct(
        /**
         * Ends of periods and grants that have passed and whose events the daemon has not emitted
         * yet: at most 1000.
         */
        public int $expiriesDue,
        /** Milliseconds since the oldest of these ends. */
        public int $expiriesLateMs,
        /** Deletions that the daemon has not finished. */
        public int $erasures,
        /** Finished deletions that free bytes of the files still have something of. */
        public int $erasuresUncleared,
        /** When the files are overwritten for the oldest of them, at the latest. */
        public ?\DateTimeImmutable $clearedBy,
        /** Whether the deletions wait for the next start, because a step failed several times. */
        public bool $erasuresHalted,
        /**
         * Projects with a changed catalogue whose events the daemon has not yet emitted for every
         * customer.
         */
        public int $catalogueChanges,
        /**
         * How often the clock was set by more than a minute since the daemon's start: the
         * system's, or that of a shared database.
         */
        public int $clockSteps,
    ) {
    }
}
