<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `user.delete` answers. */
final readonly class UserDeleteResult
{
    public function __construct(
        /** New id that replaces every erased id in events. It belongs to no user. */
        public string $tombstone,
        /** Number of erased users: the aliases of the customer. */
        public int $users,
        /** Number of erased devices. `install` can register them again. */
        public int $devices,
        /** Number of erased purchases: those that no other customer holds. */
        public int $purchases,
        /** Number of purchases that other customers hold and keep. */
        public int $shared,
        /**
         * What is left of what is erased. `pending`: free bytes of the daemon's files, until
         * `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing.
         * `database`: it is deleted from the shared database, whose files belong to its
         * administrator (fleet.md).
         *
         * @var value-of<UserDeleteResultTraces>|string
         */
        public string $traces,
        /** When the last byte is overwritten, at the latest. Only if `traces` is `pending`. */
        public ?\DateTimeImmutable $clearedBy = null,
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
            tombstone: $members->required('tombstone', Decode::text(...)),
            users: $members->required('users', Decode::integer(...)),
            devices: $members->required('devices', Decode::integer(...)),
            purchases: $members->required('purchases', Decode::integer(...)),
            shared: $members->required('shared', Decode::integer(...)),
            traces: $members->required('traces', Decode::text(...)),
            clearedBy: $members->optional('clearedBy', Decode::moment(...)),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
