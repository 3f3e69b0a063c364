<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A purchase or a grant that gives an entitlement, too, and gives way to another one. */
final readonly class Outdone
{
    public function __construct(
        /**
         * What decided: the first in the order of rules.md in which the two differ.
         *
         * @var value-of<OutdoneLostBy>|string
         */
        public string $lostBy,
        /** One sentence for people. */
        public string $text,
        /** As it would be if nothing else gave it. */
        public Entitlement $entitlement,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            lostBy: $members->required('lostBy', Decode::text(...)),
            text: $members->required('text', Decode::text(...)),
            entitlement: $members->required('entitlement', Entitlement::decode(...)),
        );
    }
}
