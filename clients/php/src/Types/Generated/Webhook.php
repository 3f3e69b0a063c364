<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\AnsweredOnly;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** A URL that receives a project's events, with its secrets. Only an admin can read it. */
final readonly class Webhook extends Record
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
        /** @var ?string Second secret that also signs each delivery; null when there is none. */
        public string|Absent|null $oldSecret = Absent::Absent,
        /**
         * @var ?string What posts carry in their header `Authorization`; null when they carry
         * none.
         */
        public string|Absent|null $authorization = Absent::Absent,
        /**
         * @var value-of<WebhookFormat>|string Format of a delivery. `entitled`: the event as in
         * the log. `purchasely`, `revenuecat` and `qonversion`: as these systems document it
         * (webhooks.md).
         */
        public string|Absent $format = Absent::Absent,
        /**
         * @var list<value-of<EventKind>|string> Kinds of events that it receives; absent when it
         * receives every kind.
         */
        #[ListOf('string')]
        public ?array $kinds = null,
        /** @var bool True if webhook.pause stopped the posts to the URL. */
        #[AnsweredOnly]
        public bool|Absent $paused = Absent::Absent,
        /**
         * @var string Name of the consumer whose cursor is the webhook's position. A replay gives
         * the webhook a new consumer.
         */
        #[AnsweredOnly]
        public string|Absent $consumer = Absent::Absent,
        /** @var string The webhook's position: all events up to this cursor are delivered. */
        #[AnsweredOnly]
        public string|Absent $cursor = Absent::Absent,
    ) {
    }
}
