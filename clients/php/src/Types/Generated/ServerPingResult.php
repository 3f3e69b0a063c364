<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Decode;

/** What `server.ping` answers. */
final readonly class ServerPingResult
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

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            pong: $members->required('pong', Decode::boolean(...)),
            now: $members->required('now', Decode::moment(...)),
            echo: $members->both('echo', Decode::any(...)),
        );
    }
}
