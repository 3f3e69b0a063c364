<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** Where the daemon keeps its data. */
final readonly class StoreState
{
    public function __construct(
        /**
         * Kind of the store.
         *
         * @var value-of<StoreStateKind>|string
         */
        public string $kind,
        /** Whether other daemons may write the store, too: true only for `postgres`. */
        public bool $shared,
        /**
         * Whether the database answered when the daemon last asked, which it does once a second
         * or more often. Only if `shared`.
         */
        public ?bool $reachable = null,
        /**
         * `replicated` if a commit waits until a standby has it; otherwise `local`. Only if
         * `shared`, and once the database has answered.
         *
         * @var value-of<StoreStateDurability>|string
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

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            kind: $members->required('kind', Decode::text(...)),
            shared: $members->required('shared', Decode::boolean(...)),
            reachable: $members->optional('reachable', Decode::boolean(...)),
            durability: $members->optional('durability', Decode::text(...)),
            historyLosses: $members->optional('historyLosses', Decode::integer(...)),
            clockOffsetMs: $members->optional('clockOffsetMs', Decode::integer(...)),
        );
    }
}
