<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** The open connections of a uid with a role. */
final readonly class PeerStats
{
    public function __construct(
        public int $uid,
        /**
         * `none` for clients without a role, whose requests the daemon refuses.
         *
         * @var value-of<PeerStatsRole>|string
         */
        public string $role,
        /** How many connections. */
        public int $connections,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            uid: $members->required('uid', Decode::integer(...)),
            role: $members->required('role', Decode::text(...)),
            connections: $members->required('connections', Decode::integer(...)),
        );
    }
}
