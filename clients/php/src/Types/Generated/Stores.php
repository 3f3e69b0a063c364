<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** Settings of the stores in which a project sells. */
final readonly class Stores
{
    public function __construct(
        /**
         * Stores of the project's own, in byte order.
         *
         * @var list<string>
         */
        public array $custom,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            custom: $members->required('custom', Decode::listOf(Decode::text(...))),
        );
    }
}
