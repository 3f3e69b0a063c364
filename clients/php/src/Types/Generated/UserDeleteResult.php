<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `user.delete` answers. */
final readonly class UserDeleteResult extends Record
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
         * @var value-of<UserDeleteResultTraces>|string What is left of what is erased. `pending`:
         * free bytes of the daemon's files, until `clearedBy`; `tracesCleared` tells when they
         * are overwritten. `cleared`: nothing. `database`: it is deleted from the shared
         * database, whose files belong to its administrator (fleet.md).
         */
        public string $traces,
        /** When the last byte is overwritten, at the latest. Only if `traces` is `pending`. */
        public ?\DateTimeImmutable $clearedBy = null,
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
