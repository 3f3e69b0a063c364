<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/** How many entries the daemon left out of each list. Absent when every list is complete. */
final readonly class ExplainResultOmitted extends Record
{
    public function __construct(
        public int $because,
        public int $others,
        public int $missing,
    ) {
    }
}
