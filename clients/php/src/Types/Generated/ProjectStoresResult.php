<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** What `project.stores` answers. */
final readonly class ProjectStoresResult extends Record
{
    public function __construct(
        /** Settings of the stores in which a project sells. */
        public Stores $stores,
    ) {
    }
}
