<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** A histogram of durations since the daemon's start, in microseconds. */
final readonly class Durations extends Record
{
    public function __construct(
        /** How many durations it counts. */
        public int $count,
        /** Their sum. */
        public int $sumMicros,
        /** The longest of them. */
        public int $maxMicros,
        /**
         * @var list<DurationBucket> The buckets that are not empty, shortest durations first.
         * Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.
         */
        #[ListOf(DurationBucket::class)]
        public array $buckets,
    ) {
    }
}
