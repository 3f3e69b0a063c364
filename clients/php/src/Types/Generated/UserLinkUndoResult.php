<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `user.link.undo` answers. */
final readonly class UserLinkUndoResult extends Record
{
    public function __construct(
        /** Id of the undone event. */
        public string $undone,
        /** @var list<Move> Purchases that changed holders. */
        #[ListOf(Move::class)]
        public array $purchases,
        /**
         * @var list<RemainingChange> Later changes that stay: restores, purchases and imports
         * that would have found other holders, the aliases that they made, and earlier undos
         * about the same users and purchases. A call that emitted no event is never among them.
         */
        #[ListOf(RemainingChange::class)]
        public array $kept,
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
