<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** The results of the posts to a URL. */
final readonly class WebhookReport extends Record
{
    public function __construct(
        /**
         * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and
         * a query. It has no user, password or fragment, because every reader of the project sees
         * it.
         */
        public string $url,
        /** Time of the latest delivery. */
        public \DateTimeInterface|string|null $deliveredAt = null,
        /**
         * @var WebhookFailure|array<string, mixed> The latest failed attempt for the oldest event
         * that waits for another attempt; if no event waits, the latest failed attempt.
         */
        public WebhookFailure|array|null $failure = null,
    ) {
    }
}
