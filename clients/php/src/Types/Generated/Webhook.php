<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** An address to which a project's events are posted, and how; only admins are told. */
final readonly class Webhook
{
    public function __construct(
        /**
         * An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a
         * path and a query; without a user, a password or a fragment. Every reader of the project
         * sees it.
         */
        public string $url,
        /**
         * What posts are signed with. After `whsec_` stand the key's bytes in base64; any other
         * secret is the key itself, in UTF-8.
         */
        public string $secret,
        /** Posts are signed with this one as well; null where there is none. */
        public ?string $oldSecret,
        /**
         * In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
         * Purchasely's page shows them (webhooks.md).
         *
         * @var value-of<WebhookFormat>|string
         */
        public string $format,
        /** The newest event when the URL was first named: those after it are posted. */
        public string $since,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            url: $members->required('url', Decode::text(...)),
            secret: $members->required('secret', Decode::text(...)),
            oldSecret: $members->required('oldSecret', Decode::nullable(Decode::text(...))),
            format: $members->required('format', Decode::text(...)),
            since: $members->required('since', Decode::text(...)),
        );
    }
}
