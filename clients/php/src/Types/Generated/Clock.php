<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/**
 * The clock of a project: the system's, or a manual clock, which only moves when it is advanced.
 */
final readonly class Clock extends Record
{
    public function __construct(
        /** @var value-of<ClockKind>|string  */
        public string $kind,
        /** Time of a manual clock; absent for the system's. */
        public ?\DateTimeImmutable $now = null,
    ) {
    }
}
