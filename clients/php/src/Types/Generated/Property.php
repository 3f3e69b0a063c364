<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/** See `Property` in Protocol. */
final readonly class Property extends Record
{
    public function __construct(
        /** Name of a property: 1 to 80 letters, digits, and _ . : - $. */
        public string $key,
        /** Value of a property. */
        public string $value,
        /**
         * @var \DateTimeImmutable RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The
         * daemon accepts any UTC offset and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable|Absent $setAt = Absent::Absent,
    ) {
    }
}
