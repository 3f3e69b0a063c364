<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/** A URL that receives the project's events. */
final readonly class WebhookChoice implements \JsonSerializable
{
    public function __construct(
        /**
         * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and
         * a query. It has no user, password or fragment, because every reader of the project sees
         * it.
         */
        public string $url,
        /**
         * Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the
         * key itself, in UTF-8.
         */
        public string $secret,
        /**
         * Second secret that also signs each delivery, until every receiver knows the new secret.
         */
        public ?string $oldSecret = null,
        /**
         * Secret that posts carry in their header `Authorization`, with the format `qonversion`
         * after `Basic `. Printable ASCII, without a space at either end.
         */
        public ?string $authorization = null,
        /**
         * Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat`
         * and `qonversion`: as these systems document it (webhooks.md).
         */
        public WebhookFormat|string|null $format = null,
        /**
         * Kinds of events that it receives, by their names in the feed; the program skips the
         * others. Default: every kind.
         *
         * @var list<EventKind|string>
         */
        public ?array $kinds = null,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'url' => $this->url,
            'secret' => $this->secret,
            'oldSecret' => $this->oldSecret ?? \Entitled\Absent::Absent,
            'authorization' => $this->authorization ?? \Entitled\Absent::Absent,
            'format' => $this->format ?? \Entitled\Absent::Absent,
            'kinds' => $this->kinds ?? \Entitled\Absent::Absent,
        ]);
    }
}
