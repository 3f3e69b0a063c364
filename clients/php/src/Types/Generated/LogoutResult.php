<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `logout` answers. */
final readonly class LogoutResult
{
    public function __construct(
        /** Who somebody is: the current user of a device, or the user that an id reaches. */
        public User $user,
        /**
         * loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous
         * user. unchanged: nobody was logged in.
         *
         * @var value-of<LogoutResultOutcome>|string
         */
        public string $outcome,
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
            outcome: $members->required('outcome', Decode::text(...)),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
