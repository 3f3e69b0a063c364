<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** One line in the list of methods. */
final readonly class MethodSummary extends Record
{
    public function __construct(
        public string $name,
        public string $summary,
        /** @var value-of<Role>|string  */
        public string $role,
    ) {
    }
}
