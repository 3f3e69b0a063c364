<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `install` answers. */
final readonly class InstallResult
{
    public function __construct(
        /** One install of one app. A reinstall is a new device. */
        public string $device,
        /** False for a device that was known. */
        public bool $created,
        /** Who somebody is: the current user of a device, or the user that an id reaches. */
        public User $user,
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
            device: $members->required('device', Decode::text(...)),
            created: $members->required('created', Decode::boolean(...)),
            user: $members->required('user', User::decode(...)),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
