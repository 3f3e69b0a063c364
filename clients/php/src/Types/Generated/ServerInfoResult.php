<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `server.info` answers. */
final readonly class ServerInfoResult
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

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            version: $members->required('version', Decode::text(...)),
            protocol: $members->required('protocol', Decode::integer(...)),
            limits: $members->required('limits', Limits::decode(...)),
            uptimeMs: $members->required('uptimeMs', Decode::integer(...)),
            store: $members->required('store', StoreState::decode(...)),
            peer: $members->required('peer', Peer::decode(...)),
        );
    }
}
