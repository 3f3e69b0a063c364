<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** See `UserExportResultOverriddenItem` in Protocol. */
final readonly class UserExportResultOverriddenItem
{
    public function __construct(
        /** Name of a property: 1 to 80 letters, digits, and _ . : - $. */
        public string $key,
        /** Value of a property. */
        public string $value,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable $setAt,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            key: $members->required('key', Decode::text(...)),
            value: $members->required('value', Decode::text(...)),
            setAt: $members->required('setAt', Decode::moment(...)),
        );
    }
}
