<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A purchase or grant that also gives the entitlement, but does not supply its fields. */
final readonly class LosingSource
{
    public function __construct(
        /**
         * The first criterion, in the order of rules.md, in which the two differ.
         *
         * @var value-of<LosingSourceLostBy>|string
         */
        public string $lostBy,
        /** An explanation in one sentence. */
        public string $text,
        /** The entitlement as this purchase or grant alone would give it. */
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
