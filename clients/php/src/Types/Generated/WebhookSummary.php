<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** An address to which a project's events are posted. */
final readonly class WebhookSummary
{
    public function __construct(
        /**
         * An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a
         * path and a query; without a user, a password or a fragment. Every reader of the project
         * sees it.
         */
        public string $url,
        /**
         * In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
         * Purchasely's page shows them (webhooks.md).
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
