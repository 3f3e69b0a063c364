<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** A bucket of a histogram. */
final readonly class DurationBucket extends Record
{
    public function __construct(
        /** The longest duration that it counts. Null for durations longer than every bound. */
        public ?int $upToMicros,
        /**
         * How many durations are longer than the bound of the bucket before, and not longer than
         * this one.
         */
        public int $count,
    ) {
    }
}
