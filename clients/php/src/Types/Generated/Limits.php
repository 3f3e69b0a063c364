<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** The daemon's limits by name. */
final readonly class Limits extends Record
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
        /** @var array<string, int> Members that are not named here. */
        #[MapOf('int')]
        public array $additional = [],
    ) {
    }
}
