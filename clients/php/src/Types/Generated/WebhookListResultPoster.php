<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** The process that posts the project's events; absent if there is none. */
final readonly class WebhookListResultPoster
{
    public function __construct(
        public int $uid,
        public int $pid,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            uid: $members->required('uid', Decode::integer(...)),
            pid: $members->required('pid', Decode::integer(...)),
        );
    }
}
