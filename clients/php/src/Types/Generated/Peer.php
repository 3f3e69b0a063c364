<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** The other end of the connection, as the kernel reports it. */
final readonly class Peer
{
    public function __construct(
        public int $uid,
        public int $gid,
        public int $pid,
        /**
         * @var value-of<PeerRole>|string
         */
        public string $role,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            uid: $members->required('uid', Decode::integer(...)),
            gid: $members->required('gid', Decode::integer(...)),
            pid: $members->required('pid', Decode::integer(...)),
            role: $members->required('role', Decode::text(...)),
        );
    }
}
