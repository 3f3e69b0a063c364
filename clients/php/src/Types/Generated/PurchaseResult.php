<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `purchase` answers. */
final readonly class PurchaseResult
{
    public function __construct(
        /** One product bought in one store, its transactions and its holders. */
        public Purchase $purchase,
        /** True when the purchase is new. */
        public bool $created,
        /**
         * recorded: a new purchase. received: the buyer did not hold the purchase, and holds it
         * now. claimed: the purchase had no holder before; now the buyer holds it. planChanged: a
         * new transaction with another product. renewed: any other new transaction. updated: a
         * fact with `asOf` changed a known transaction. stale: the daemon had newer information
         * about every field that differs. unchanged: no field differs, the transaction is known
         * and the call has no `asOf`, or the transaction is new and older than the latest.
         *
         * @var value-of<PurchaseResultOutcome>|string
         */
        public string $outcome,
        /**
         * The buyer's entitlements after the call. Without `device` and `userId`: those of the
         * holder, or none if the purchase has no holder.
         *
         * @var array<string, Entitlement>
         */
        public array $entitlements,
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
            created: $members->required('created', Decode::boolean(...)),
            outcome: $members->required('outcome', Decode::text(...)),
            stale: $members->optional('stale', Decode::listOf(Decode::text(...))),
            entitlements: $members->required('entitlements', Decode::mapOf(Entitlement::decode(...))),
            warnings: $members->optional('warnings', Decode::listOf(Warning::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
