<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A rule of the project, with the value that applied in the step. */
final readonly class AppliedRule
{
    public function __construct(
        /**
         * Name of the rule, as in `project.define`.
         *
         * @var value-of<AppliedRuleName>|string
         */
        public string $name,
        /** Value that the rule had when the step happened. */
        public string $value,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            name: $members->required('name', Decode::text(...)),
            value: $members->required('value', Decode::text(...)),
        );
    }
}
