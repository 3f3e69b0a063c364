<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `server.info` answers. */
final readonly class ServerInfoResult
{
    public function __construct(
        public string $version,
        /** The version of this protocol. */
        public int $protocol,
        /** Every limit of the daemon by name. */
        public Limits $limits,
        public int $uptimeMs,
        /** The other end of the connection, as the kernel tells it. */
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
            peer: $members->required('peer', Peer::decode(...)),
        );
    }
}
