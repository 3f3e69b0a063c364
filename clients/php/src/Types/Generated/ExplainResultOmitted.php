<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** How many entries the daemon left out of each list. Absent when every list is complete. */
final readonly class ExplainResultOmitted
{
    public function __construct(
        public int $because,
        public int $others,
        public int $missing,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            because: $members->required('because', Decode::integer(...)),
            others: $members->required('others', Decode::integer(...)),
            missing: $members->required('missing', Decode::integer(...)),
        );
    }
}
