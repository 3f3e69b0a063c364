<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A histogram of durations since the daemon's start, in microseconds. */
final readonly class Durations
{
    public function __construct(
        /** How many durations it counts. */
        public int $count,
        /** Their sum. */
        public int $sumMicros,
        /** The longest of them. */
        public int $maxMicros,
        /**
         * The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4,
         * 6, 8, 12, 16 and so on up to 100 seconds.
         *
         * @var list<DurationBucket>
         */
        public array $buckets,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            count: $members->required('count', Decode::integer(...)),
            sumMicros: $members->required('sumMicros', Decode::integer(...)),
            maxMicros: $members->required('maxMicros', Decode::integer(...)),
            buckets: $members->required('buckets', Decode::listOf(DurationBucket::decode(...))),
        );
    }
}
