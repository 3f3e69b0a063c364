<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `project.define` answers. */
final readonly class ProjectDefineResult extends Record
{
    public function __construct(
        /**
         * A project: a namespace for users, purchases, rules and events, with the counts of its
         * records.
         */
        public Project $project,
        /**
         * Whose access a definition changes, at the moment of the call. If `counted` is false,
         * the project has too many customers and purchases, and the numbers are missing.
         */
        public AccessChanges $changes,
        /** True in a dry run; otherwise absent. */
        public ?bool $dryRun = null,
        /**
         * @var list<Event> The events that the call would emit. Only in a dry run. The changes of
         * access that a new catalogue causes come later, and are not in the list: `changes`
         * counts them.
         */
        #[ListOf(Event::class)]
        public ?array $events = null,
        /** True when this is the stored result of an idempotency key; otherwise absent. */
        public ?bool $replayed = null,
    ) {
    }
}
