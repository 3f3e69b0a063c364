<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A bucket of a histogram. */
final readonly class DurationBucket
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

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            upToMicros: $members->required('upToMicros', Decode::nullable(Decode::integer(...))),
            count: $members->required('count', Decode::integer(...)),
        );
    }
}
