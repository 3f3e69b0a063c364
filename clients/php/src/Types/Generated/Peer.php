<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** The other end of the connection, as the kernel reports it. */
final readonly class Peer extends Record
{
    public function __construct(
        public int $uid,
        public int $gid,
        public int $pid,
        /** @var value-of<Role>|string  */
        public string $role,
    ) {
    }
}
