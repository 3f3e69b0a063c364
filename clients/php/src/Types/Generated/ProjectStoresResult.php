<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `project.stores` answers. */
final readonly class ProjectStoresResult
{
    public function __construct(
        /** Settings of the stores in which a project sells. */
        public Stores $stores,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            stores: $members->required('stores', Stores::decode(...)),
        );
    }
}
