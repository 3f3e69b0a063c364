<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** A later change that stays although an earlier link is undone. */
final readonly class RemainingChange extends Record
{
    public function __construct(
        /** Id of the event that reported it. */
        public string $event,
        /** @var value-of<RemainingChangeMethod>|string Method that made it. */
        public string $method,
    ) {
    }
}
