<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/** A URL that receives a project's events, and the results of the posts to it. */
final readonly class WebhookStatus extends Record
{
    public function __construct(
        /**
         * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and
         * a query. It has no user, password or fragment, because every reader of the project sees
         * it.
         */
        public string $url,
        /**
         * @var value-of<WebhookFormat>|string Format of a delivery. `entitled`: the event as in
         * the log. `purchasely`, `revenuecat` and `qonversion`: as these systems document it
         * (webhooks.md).
         */
        public string $format,
        /**
         * @var value-of<WebhookStatusState>|string `paused` by webhook.pause; `stopped` if no
         * program posts; `failing` if an event waits for another attempt; else `posting`.
         */
        public string $state,
        /** The webhook's position: all events up to this cursor are delivered. */
        public string $cursor,
        /** Number of events after `cursor`. */
        public int $backlog,
        /**
         * Time of the latest delivery; null if the daemon has had no report of a delivery since
         * its start.
         */
        public ?\DateTimeImmutable $deliveredAt,
        /** Absent if the daemon has had no report of a failure since its start. */
        public ?WebhookFailure $failure = null,
    ) {
    }
}
