<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `identify` answers. */
final readonly class IdentifyResult extends Record
{
    public function __construct(
        /** The current user of a device, or the user that an id belongs to. */
        public User $user,
        /** True when this call created the user. */
        public bool $created,
        /**
         * @var value-of<IdentifyResultOutcome>|string attached: the user became a holder of at
         * least one purchase, and no holder lost any. moved: purchases moved from the anonymous
         * user to this user. aliased: both users became one customer. switched: only the device's
         * current user changed. unchanged: the user was already logged in.
         */
        public string $outcome,
        /**
         * True exactly when `purchases` or `claimed` is not empty: the app refreshes what it
         * shows.
         */
        public bool $shouldRefresh,
        /**
         * @var list<Move> Purchases that changed holders. After an alias: the purchases that the
         * anonymous user's customer held.
         */
        #[ListOf(Move::class)]
        public array $purchases,
        /**
         * @var list<Move> The unclaimed purchases that this call gave to the user, with those
         * that replace them; absent if there are none. In the order of `store`, then
         * `originalTransactionId`.
         */
        #[ListOf(Move::class)]
        public ?array $claimed = null,
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
