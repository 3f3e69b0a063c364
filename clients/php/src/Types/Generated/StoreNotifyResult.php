<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `store.notify` answers. */
final readonly class StoreNotifyResult extends Record
{
    public function __construct(
        /**
         * The store's message. `id` and `type` are null for a bare signed transaction, and for
         * what the caller fetched.
         */
        public StoreNotification $notification,
        /**
         * @var value-of<StoreNotifyResultOutcome>|string applied: a record changed. stale: the
         * daemon has newer or equal information. repeated: the daemon recorded this notification
         * before. ignored: it changes nothing, see `why`. unclaimed: the purchase is recorded,
         * and has no holder yet. ask: the store says only that something changed, see `ask`.
         */
        public string $outcome,
        /** @var list<NotifiedPurchase> What the notification did to each purchase. */
        #[ListOf(NotifiedPurchase::class)]
        public array $purchases,
        /**
         * @var value-of<StoreNotifyResultWhy>|string Why the daemon ignores it. test: the store's
         * test. unclaimed: the daemon finds no user for the purchase, and the rule
         * `unclaimedPurchases` ignores such purchases. noEffect: it reports nothing about a
         * purchase. unknownType: the daemon does not know its type. Absent otherwise.
         */
        public ?string $why = null,
        /**
         * What to fetch from the store and to send as `response`, with the same payload. Absent
         * for other outcomes.
         */
        public ?StoreQuestion $ask = null,
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
