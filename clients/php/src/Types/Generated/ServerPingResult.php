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
        /** By the system's clock. */
        public \DateTimeImmutable $now,
        /** What was given; not there when nothing was. */
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
