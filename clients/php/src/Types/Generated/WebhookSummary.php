<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A URL that receives a project's events. */
final readonly class WebhookSummary
{
    public function __construct(
        /**
         * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and
         * a query. It has no user, password or fragment, because every reader of the project sees
         * it.
         */
        public string $url,
        /**
         * Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat`
         * and `qonversion`: as these systems document it (webhooks.md).
         *
         * @var value-of<WebhookFormat>|string
         */
        public string $format,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            url: $members->required('url', Decode::text(...)),
            format: $members->required('format', Decode::text(...)),
        );
    }
}
