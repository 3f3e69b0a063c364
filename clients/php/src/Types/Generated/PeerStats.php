<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** The open connections of a uid with a role. */
final readonly class PeerStats extends Record
{
    public function __construct(
        public int $uid,
        /**
         * @var value-of<PeerStatsRole>|string `none` for clients without a role, whose requests
         * the daemon refuses.
         */
        public string $role,
        /** How many connections. */
        public int $connections,
    ) {
    }
}
