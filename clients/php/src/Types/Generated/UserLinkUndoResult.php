<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `user.link.undo` answers. */
final readonly class UserLinkUndoResult
{
    public function __construct(
        /** The event. */
        public string $undone,
        /**
         * What changed holder; `to` is who holds it now, also where somebody only lost it.
         *
         * @var list<Move>
         */
        public array $purchases,
        /**
         * What came later and stands: restores and purchases that found other holders than they
         * would have, aliases that these made, and links of the same users and purchases that
         * were taken back since.
         *
         * @var list<KeptLink>
         */
        public array $kept,
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
            undone: $members->required('undone', Decode::text(...)),
            purchases: $members->required('purchases', Decode::listOf(Move::decode(...))),
            kept: $members->required('kept', Decode::listOf(KeptLink::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
