<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `project.describe` answers. */
final readonly class ProjectDescribeResult
{
    public function __construct(
        /**
         * A project: a namespace for users, purchases, rules and events, with the counts of its
         * records.
         */
        public Project $project,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            project: $members->required('project', Project::decode(...)),
        );
    }
}
