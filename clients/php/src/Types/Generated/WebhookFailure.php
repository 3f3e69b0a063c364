<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/**
 * The latest failed attempt for the oldest event that waits for another attempt; if no event
 * waits, the latest failed attempt.
 */
final readonly class WebhookFailure extends Record
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
        /**
         * @var ?\DateTimeImmutable Time of the next attempt; null if the event is delivered or no
         * program posts it.
         */
        public \DateTimeImmutable|Absent|null $nextAttemptAt = Absent::Absent,
    ) {
    }
}
