<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** A URL that receives a project's events. */
final readonly class WebhookSummary extends Record
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
    ) {
    }
}
