<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** See `ClockChoiceObject` in Protocol. */
final readonly class ClockChoiceObject extends Record
{
    public function __construct(
        /** Time at which the manual clock starts, RFC 3339. */
        public \DateTimeInterface|string $manual,
    ) {
    }
}
