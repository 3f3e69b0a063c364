<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** A sign that an accepted request may be a mistake. */
final readonly class Warning extends Record
{
    public function __construct(
        /** @var value-of<WarningKind>|string  */
        public string $kind,
        /** An explanation in one sentence. */
        public string $message,
        /**
         * @var list<string> Similar names that exist, nearest first. An unknown entitlement
         * always has it.
         */
        #[ListOf('string')]
        public ?array $nearest = null,
        /**
         * @var list<string> In sameMoment: the fields that two statements of one moment give
         * different values.
         */
        #[ListOf('string')]
        public ?array $fields = null,
    ) {
    }
}
