<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `userProperties` answers. */
final readonly class UserPropertiesResult
{
    public function __construct(
        /**
         * Properties by their names. setUserProperty stores at most 100 per customer.
         *
         * @var array<string, string>
         */
        public array $properties,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            properties: $members->required('properties', Decode::mapOf(Decode::text(...))),
        );
    }
}
