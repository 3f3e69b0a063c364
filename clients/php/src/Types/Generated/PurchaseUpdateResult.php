<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `purchase.update` answers. */
final readonly class PurchaseUpdateResult extends Record
{
    public function __construct(
        /** One product bought in one store, its transactions and its holders. */
        public Purchase $purchase,
        /**
         * @var value-of<PurchaseUpdateResultOutcome>|string applied: a field changed. stale: the
         * daemon had newer information about every field that differs. unchanged: no field
         * differs.
         */
        public string $outcome,
        /**
         * @var list<string> The params that lost against newer information; absent when there are
         * none.
         */
        #[ListOf('string')]
        public ?array $stale = null,
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
