<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/** See `ClockChoiceObject` in Protocol. */
final readonly class ClockChoiceObject implements \JsonSerializable
{
    public function __construct(
        /** Time at which the manual clock starts, RFC 3339. */
        public \DateTimeInterface|string $manual,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'manual' => $this->manual,
        ]);
    }
}
