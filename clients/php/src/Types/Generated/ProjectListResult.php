<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `project.list` answers. */
final readonly class ProjectListResult extends Record
{
    public function __construct(
        /** @var list<ProjectSummary>  */
        #[ListOf(ProjectSummary::class)]
        public array $projects,
    ) {
    }
}
