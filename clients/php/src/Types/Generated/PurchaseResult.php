<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `purchase` answers. */
final readonly class PurchaseResult
{
    public function __construct(
        /** One chain of store transactions, and who holds it. */
        public Purchase $purchase,
        /** True when the chain was not known before. */
        public bool $created,
        /**
         * recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
         * planChanged: a new transaction with another product. renewed: any other new
         * transaction. unchanged: nothing new.
         *
         * @var value-of<PurchaseResultOutcome>|string
         */
        public string $outcome,
        /**
         * What the buyer may use now.
         *
         * @var array<string, Entitlement>
         */
        public array $entitlements,
        /**
         * Only there when there are any.
         *
         * @var list<Warning>
         */
        public ?array $warnings = null,
        /** Only there, and true, in a dry run. */
        public ?bool $dryRun = null,
        /**
         * Only in a dry run: what would be told.
         *
         * @var list<Event>
         */
        public ?array $events = null,
        /** Only there, and true, when an idempotency key gave the stored result. */
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
            entitlements: $members->required('entitlements', Decode::mapOf(Entitlement::decode(...))),
            warnings: $members->optional('warnings', Decode::listOf(Warning::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
