<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `user.link.undo` answers. */
final readonly class UserLinkUndoResult
{
    public function __construct(
        /** Id of the undone event. */
        public string $undone,
        /**
         * Purchases that changed holders.
         *
         * @var list<Move>
         */
        public array $purchases,
        /**
         * Later changes that stay: restores, purchases and imports that would have found other
         * holders, the aliases that they made, and earlier undos about the same users and
         * purchases. A call that emitted no event is never among them.
         *
         * @var list<RemainingChange>
         */
        public array $kept,
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
            undone: $members->required('undone', Decode::text(...)),
            purchases: $members->required('purchases', Decode::listOf(Move::decode(...))),
            kept: $members->required('kept', Decode::listOf(RemainingChange::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
