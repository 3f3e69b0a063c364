<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** The connections, and the replies that wait on them. */
final readonly class ConnectionStats
{
    public function __construct(
        /** Open connections. */
        public int $open,
        /** Connections that clients opened since the daemon's start. */
        public int $opened,
        /** Connections that the daemon refused since its start, because there were too many. */
        public int $refused,
        /**
         * The open connections by uid and role.
         *
         * @var list<PeerStats>
         */
        public array $peers,
        /** Replies that wait for the disk. */
        public int $owedBytes,
        /** Replies that wait for clients to read them. */
        public int $unsentBytes,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            open: $members->required('open', Decode::integer(...)),
            opened: $members->required('opened', Decode::integer(...)),
            refused: $members->required('refused', Decode::integer(...)),
            peers: $members->required('peers', Decode::listOf(PeerStats::decode(...))),
            owedBytes: $members->required('owedBytes', Decode::integer(...)),
            unsentBytes: $members->required('unsentBytes', Decode::integer(...)),
        );
    }
}
