<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** The daemon's limits by name. */
final readonly class Limits
{
    public function __construct(
        /** Longest line, in bytes without the line feed. */
        public int $lineBytesMax,
        /** Most requests in one batch. */
        public int $batchEntriesMax,
        /** Deepest nesting of JSON arrays and objects. */
        public int $depthMax,
        /** Longest request id, in bytes. */
        public int $requestIdBytesMax,
        /**
         * Members that are not named here.
         *
         * @var array<string, int>
         */
        public array $additional = [],
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            lineBytesMax: $members->required('lineBytesMax', Decode::integer(...)),
            batchEntriesMax: $members->required('batchEntriesMax', Decode::integer(...)),
            depthMax: $members->required('depthMax', Decode::integer(...)),
            requestIdBytesMax: $members->required('requestIdBytesMax', Decode::integer(...)),
            additional: $members->additional(
                ['lineBytesMax', 'batchEntriesMax', 'depthMax', 'requestIdBytesMax'],
                Decode::integer(...),
            ),
        );
    }
}
