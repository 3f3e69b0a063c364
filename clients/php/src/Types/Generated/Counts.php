<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** Number of records of a project. */
final readonly class Counts extends Record
{
    public function __construct(
        public int $devices,
        public int $users,
        /** A merged customer counts once. */
        public int $customers,
        public int $purchases,
        /** Unclaimed purchases, which have had no holder yet; `purchases` counts them too. */
        public int $unclaimed,
        public int $events,
    ) {
    }
}
