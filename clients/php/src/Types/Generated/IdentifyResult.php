<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `identify` answers. */
final readonly class IdentifyResult
{
    public function __construct(
        /** Who somebody is: the current user of a device, or the user that an id reaches. */
        public User $user,
        /** True when this call made the user. */
        public bool $created,
        /**
         * attached: the user gained at least one purchase and nobody lost any. moved: it gained
         * what the anonymous user lost. aliased: the two became one customer. switched: nobody
         * gained any. unchanged: it was the same user already.
         *
         * @var value-of<IdentifyResultOutcome>|string
         */
        public string $outcome,
        /** True exactly when `purchases` is not empty. */
        public bool $shouldRefresh,
        /**
         * What changed holder; on an alias, what the anonymous user's customer held.
         *
         * @var list<Move>
         */
        public array $purchases,
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
            user: $members->required('user', User::decode(...)),
            created: $members->required('created', Decode::boolean(...)),
            outcome: $members->required('outcome', Decode::text(...)),
            shouldRefresh: $members->required('shouldRefresh', Decode::boolean(...)),
            purchases: $members->required('purchases', Decode::listOf(Move::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
