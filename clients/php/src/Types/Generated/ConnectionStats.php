<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** The connections, and the replies that wait on them. */
final readonly class ConnectionStats extends Record
{
    public function __construct(
        /** Open connections. */
        public int $open,
        /** Connections that clients opened since the daemon's start. */
        public int $opened,
        /** Connections that the daemon refused since its start, because there were too many. */
        public int $refused,
        /** @var list<PeerStats> The open connections by uid and role. */
        #[ListOf(PeerStats::class)]
        public array $peers,
        /** Replies that wait for the disk. */
        public int $owedBytes,
        /** Replies that wait for clients to read them. */
        public int $unsentBytes,
    ) {
    }
}
