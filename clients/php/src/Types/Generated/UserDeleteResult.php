<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `user.delete` answers. */
final readonly class UserDeleteResult
{
    public function __construct(
        /** Made up: it stands in events wherever an erased id stood. It is nobody's id. */
        public string $tombstone,
        /** How many users were erased: the aliases of the customer. */
        public int $users,
        /** How many devices were erased; install makes them anew. */
        public int $devices,
        /** How many purchases were erased: those that nobody else held. */
        public int $purchases,
        /** How many purchases others hold, and keep. */
        public int $shared,
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
            tombstone: $members->required('tombstone', Decode::text(...)),
            users: $members->required('users', Decode::integer(...)),
            devices: $members->required('devices', Decode::integer(...)),
            purchases: $members->required('purchases', Decode::integer(...)),
            shared: $members->required('shared', Decode::integer(...)),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
