<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** What `project.describe` answers. */
final readonly class ProjectDescribeResult extends Record
{
    public function __construct(
        /**
         * A project: a namespace for users, purchases, rules and events, with the counts of its
         * records.
         */
        public Project $project,
    ) {
    }
}
