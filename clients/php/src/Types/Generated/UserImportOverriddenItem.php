<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Encode;

/** See `UserImportOverriddenItem` in Protocol. */
final readonly class UserImportOverriddenItem implements \JsonSerializable
{
    public function __construct(
        /** Name of a property: 1 to 80 letters, digits, and _ . : - $. */
        public string $key,
        /** Value of a property. */
        public string $value,
        /** Without it, before everything that is set here. */
        public \DateTimeInterface|string|Absent|null $setAt = Absent::Absent,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'key' => $this->key,
            'value' => $this->value,
            'setAt' => $this->setAt,
        ]);
    }
}
