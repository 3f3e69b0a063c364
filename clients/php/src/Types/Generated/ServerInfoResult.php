<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** What `server.info` answers. */
final readonly class ServerInfoResult extends Record
{
    public function __construct(
        /** Version of the daemon. */
        public string $version,
        /** Version of this protocol. */
        public int $protocol,
        /** The daemon's limits by name. */
        public Limits $limits,
        /** Milliseconds since the daemon started. */
        public int $uptimeMs,
        /** Where the daemon keeps its data. */
        public StoreState $store,
        /** The other end of the connection, as the kernel reports it. */
        public Peer $peer,
    ) {
    }
}
