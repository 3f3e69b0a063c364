<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/**
 * The latest failed attempt for the oldest event that waits for another attempt; if no event
 * waits, the latest failed attempt.
 */
final readonly class WebhookReportFailure implements \JsonSerializable
{
    public function __construct(
        /** Time of the attempt. */
        public \DateTimeInterface|string $at,
        /** Cursor of the event. */
        public string $cursor,
        /** Why the attempt failed, for people. */
        public string $reason,
        /** Number of attempts so far to post the event. */
        public int $attempts,
        /** Time of the next attempt; absent if the event is delivered. */
        public \DateTimeInterface|string|null $nextAttemptAt = null,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'at' => $this->at,
            'cursor' => $this->cursor,
            'reason' => $this->reason,
            'attempts' => $this->attempts,
            'nextAttemptAt' => $this->nextAttemptAt ?? \Entitled\Absent::Absent,
        ]);
    }
}
