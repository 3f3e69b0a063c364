<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/** An address to which a project's events are to be posted. */
final readonly class WebhookChoice implements \JsonSerializable
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
        /** Posts are signed with this one as well, until all who read them know the other. */
        public ?string $oldSecret = null,
        /**
         * In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
         * Purchasely's page shows them (webhooks.md).
         */
        public WebhookFormat|string|null $format = null,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'url' => $this->url,
            'secret' => $this->secret,
            'oldSecret' => $this->oldSecret ?? \Entitled\Absent::Absent,
            'format' => $this->format ?? \Entitled\Absent::Absent,
        ]);
    }
}
