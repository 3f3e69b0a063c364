<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `grant` answers. */
final readonly class GrantResult extends Record
{
    public function __construct(
        /**
         * The entitlement after the call. A purchase supplies its values if the purchase wins
         * against the grant.
         */
        public Entitlement $entitlement,
        /** @var list<Warning> Absent when there are no warnings. */
        #[ListOf(Warning::class)]
        public ?array $warnings = null,
        /** True in a dry run; otherwise absent. */
        public ?bool $dryRun = null,
        /** @var list<Event> The events that the call would emit. Only in a dry run. */
        #[ListOf(Event::class)]
        public ?array $events = null,
        /** True when this is the stored result of an idempotency key; otherwise absent. */
        public ?bool $replayed = null,
    ) {
    }
}
