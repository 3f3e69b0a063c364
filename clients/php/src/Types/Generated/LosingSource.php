<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** A purchase or grant that also gives the entitlement, but does not supply its fields. */
final readonly class LosingSource extends Record
{
    public function __construct(
        /**
         * @var value-of<LosingSourceLostBy>|string The first criterion, in the order of rules.md,
         * in which the two differ.
         */
        public string $lostBy,
        /** An explanation in one sentence. */
        public string $text,
        /** The entitlement as this purchase or grant alone would give it. */
        public Entitlement $entitlement,
    ) {
    }
}
