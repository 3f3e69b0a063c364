<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** A rule of the project, with the value that applied in the step. */
final readonly class AppliedRule extends Record
{
    public function __construct(
        /** @var value-of<AppliedRuleName>|string Name of the rule, as in `project.define`. */
        public string $name,
        /** Value that the rule had when the step happened. */
        public string $value,
    ) {
    }
}
