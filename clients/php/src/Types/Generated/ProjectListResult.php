<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `project.list` answers. */
final readonly class ProjectListResult
{
    public function __construct(
        /**
         * @var list<ProjectSummary>
         */
        public array $projects,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            projects: $members->required('projects', Decode::listOf(ProjectSummary::decode(...))),
        );
    }
}
