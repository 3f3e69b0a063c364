<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/**
 * The latest failed attempt for the oldest event that waits for another attempt; if no event
 * waits, the latest failed attempt.
 */
final readonly class WebhookFailure
{
    public function __construct(
        /** Time of the latest attempt. */
        public \DateTimeImmutable $at,
        /** Cursor of the event. */
        public string $cursor,
        /** Why the attempt failed, for people. */
        public string $reason,
        /** Number of attempts so far to post the event. */
        public int $attempts,
        /** Time of the next attempt; null if the event is delivered or no program posts it. */
        public ?\DateTimeImmutable $nextAttemptAt,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            at: $members->required('at', Decode::moment(...)),
            cursor: $members->required('cursor', Decode::text(...)),
            reason: $members->required('reason', Decode::text(...)),
            attempts: $members->required('attempts', Decode::integer(...)),
            nextAttemptAt: $members->required('nextAttemptAt', Decode::nullable(Decode::moment(...))),
        );
    }
}
