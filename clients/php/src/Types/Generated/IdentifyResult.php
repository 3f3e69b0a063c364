<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `identify` answers. */
final readonly class IdentifyResult
{
    public function __construct(
        /** The current user of a device, or the user that an id belongs to. */
        public User $user,
        /** True when this call created the user. */
        public bool $created,
        /**
         * attached: the user became a holder of at least one purchase, and no holder lost any.
         * moved: purchases moved from the anonymous user to this user. aliased: both users became
         * one customer. switched: only the device's current user changed. unchanged: the user was
         * already logged in.
         *
         * @var value-of<IdentifyResultOutcome>|string
         */
        public string $outcome,
        /**
         * True exactly when `purchases` or `claimed` is not empty: the app refreshes what it
         * shows.
         */
        public bool $shouldRefresh,
        /**
         * Purchases that changed holders. After an alias: the purchases that the anonymous user's
         * customer held.
         *
         * @var list<Move>
         */
        public array $purchases,
        /**
         * The unclaimed purchases that this call gave to the user, with those that replace them;
         * absent if there are none. In the order of `store`, then `originalTransactionId`.
         *
         * @var list<Move>
         */
        public ?array $claimed = null,
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
            user: $members->required('user', User::decode(...)),
            created: $members->required('created', Decode::boolean(...)),
            outcome: $members->required('outcome', Decode::text(...)),
            shouldRefresh: $members->required('shouldRefresh', Decode::boolean(...)),
            purchases: $members->required('purchases', Decode::listOf(Move::decode(...))),
            claimed: $members->optional('claimed', Decode::listOf(Move::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
