<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** The process that posts the project's events; absent if there is none. */
final readonly class WebhookListResultPoster extends Record
{
    public function __construct(
        public int $uid,
        public int $pid,
    ) {
    }
}
