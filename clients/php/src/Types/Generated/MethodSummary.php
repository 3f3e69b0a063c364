<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** One line in the list of methods. */
final readonly class MethodSummary
{
    public function __construct(
        public string $name,
        public string $summary,
        /**
         * @var value-of<MethodSummaryRole>|string
         */
        public string $role,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            name: $members->required('name', Decode::text(...)),
            summary: $members->required('summary', Decode::text(...)),
            role: $members->required('role', Decode::text(...)),
        );
    }
}
