<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `logout` answers. */
final readonly class LogoutResult extends Record
{
    public function __construct(
        /** The current user of a device, or the user that an id belongs to. */
        public User $user,
        /**
         * @var value-of<LogoutResultOutcome>|string loggedOut: the device's anonymous user is
         * current again. rotated: the device has a new anonymous user. unchanged: no user was
         * logged in.
         */
        public string $outcome,
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
