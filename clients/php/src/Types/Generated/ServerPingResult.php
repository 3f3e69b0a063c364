<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/** What `server.ping` answers. */
final readonly class ServerPingResult extends Record
{
    public function __construct(
        /** Always true. */
        public bool $pong,
        /** Time of the system clock. */
        public \DateTimeImmutable $now,
        /** The value from the request; absent when the request has none. */
        public mixed $echo = Absent::Absent,
    ) {
    }
}
