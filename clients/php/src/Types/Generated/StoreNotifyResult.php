<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `store.notify` answers. */
final readonly class StoreNotifyResult
{
    public function __construct(
        /**
         * The store's message. `id` and `type` are null for a bare signed transaction, and for
         * what the caller fetched.
         */
        public StoreNotification $notification,
        /**
         * applied: a record changed. stale: the daemon has newer or equal information. repeated:
         * the daemon recorded this notification before. ignored: it changes nothing, see `why`.
         * unclaimed: the purchase is recorded, and has no holder yet. ask: the store says only
         * that something changed, see `ask`.
         *
         * @var value-of<StoreNotifyResultOutcome>|string
         */
        public string $outcome,
        /**
         * What the notification did to each purchase.
         *
         * @var list<NotifiedPurchase>
         */
        public array $purchases,
        /**
         * Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user
         * for the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect:
         * it reports nothing about a purchase. unknownType: the daemon does not know its type.
         * Absent otherwise.
         *
         * @var value-of<StoreNotifyResultWhy>|string
         */
        public ?string $why = null,
        /**
         * What to fetch from the store and to send as `response`, with the same payload. Absent
         * for other outcomes.
         */
        public ?StoreQuestion $ask = null,
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
            notification: $members->required('notification', StoreNotification::decode(...)),
            outcome: $members->required('outcome', Decode::text(...)),
            why: $members->optional('why', Decode::text(...)),
            ask: $members->optional('ask', StoreQuestion::decode(...)),
            purchases: $members->required('purchases', Decode::listOf(NotifiedPurchase::decode(...))),
            warnings: $members->optional('warnings', Decode::listOf(Warning::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
