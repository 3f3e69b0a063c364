<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** How the project verifies and reads what Google Play sends. */
final readonly class PlayStoreSettings
{
    public function __construct(
        /**
         * Package names of the apps whose notifications the project takes.
         *
         * @var list<string>
         */
        public array $packages,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            packages: $members->required('packages', Decode::listOf(Decode::text(...))),
        );
    }
}
