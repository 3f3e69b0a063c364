<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** What `purchase` answers. */
final readonly class PurchaseResult extends Record
{
    public function __construct(
        /** One product bought in one store, its transactions and its holders. */
        public Purchase $purchase,
        /** True when the purchase is new. */
        public bool $created,
        /**
         * @var value-of<PurchaseOutcome>|string recorded: a new purchase. received: the buyer did
         * not hold the purchase, and holds it now. claimed: the purchase had no holder before;
         * now the buyer holds it. planChanged: a new transaction with another product. renewed:
         * any other new transaction. updated: a fact with `asOf` changed a known transaction.
         * stale: the daemon had newer information about every field that differs. unchanged: no
         * field differs, the transaction is known and the call has no `asOf`, or the transaction
         * is new and older than the latest.
         */
        public string $outcome,
        /**
         * @var array<string, Entitlement> The buyer's entitlements after the call. Without
         * `device` and `userId`: those of the holder, or none if the purchase has no holder.
         */
        #[MapOf(Entitlement::class)]
        public array $entitlements,
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
