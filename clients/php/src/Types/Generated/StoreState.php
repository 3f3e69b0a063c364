<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** Where the daemon keeps its data. */
final readonly class StoreState extends Record
{
    public function __construct(
        /** @var value-of<StoreStateKind>|string Kind of the store. */
        public string $kind,
        /** Whether other daemons may write the store, too: true only for `postgres`. */
        public bool $shared,
        /**
         * Whether the database answered when the daemon last asked, which it does once a second
         * or more often. Only if `shared`.
         */
        public ?bool $reachable = null,
        /**
         * @var value-of<StoreStateDurability>|string `replicated` if a commit waits until a
         * standby has it; otherwise `local`. Only if `shared`, and once the database has
         * answered.
         */
        public ?string $durability = null,
        /**
         * How often since its start the daemon found that the database had lost commits, for
         * example after a restored backup. Only if `shared`.
         */
        public ?int $historyLosses = null,
        /**
         * Milliseconds by which the database's clock is ahead of this machine's; negative if it
         * is behind. Only if `shared`, and once the database has answered.
         */
        public ?int $clockOffsetMs = null,
    ) {
    }
}
