<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `purchase.update` answers. */
final readonly class PurchaseUpdateResult
{
    public function __construct(
        /** One product bought in one store, its transactions and its holders. */
        public Purchase $purchase,
        /**
         * applied: a field changed. stale: the daemon had newer information about every field
         * that differs. unchanged: no field differs.
         *
         * @var value-of<PurchaseUpdateResultOutcome>|string
         */
        public string $outcome,
        /**
         * The params that lost against newer information; absent when there are none.
         *
         * @var list<string>
         */
        public ?array $stale = null,
        /**
         * Absent when there are no warnings.
         *
         * @var list<Warning>
         */
        public ?array $warnings = null,
        /** True in a dry run; otherwise absent. */
        public ?bool $dryRun = null,
        /**
         * The events that the call would emit. Only in a dry run.
         *
         * @var list<Event>
         */
        public ?array $events = null,
        /** True when this is the stored result of an idempotency key; otherwise absent. */
        public ?bool $replayed = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            purchase: $members->required('purchase', Purchase::decode(...)),
            outcome: $members->required('outcome', Decode::text(...)),
            stale: $members->optional('stale', Decode::listOf(Decode::text(...))),
            warnings: $members->optional('warnings', Decode::listOf(Warning::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
