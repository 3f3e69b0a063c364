<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A URL that receives a project's events, with its secrets. Only an admin can read it. */
final readonly class Webhook
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
        /** Second secret that also signs each delivery; null when there is none. */
        public ?string $oldSecret,
        /** What posts carry in their header `Authorization`; null when they carry none. */
        public ?string $authorization,
        /**
         * Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat`
         * and `qonversion`: as these systems document it (webhooks.md).
         *
         * @var value-of<WebhookFormat>|string
         */
        public string $format,
        /** True if webhook.pause stopped the posts to the URL. */
        public bool $paused,
        /**
         * Name of the consumer whose cursor is the webhook's position. A replay gives the webhook
         * a new consumer.
         */
        public string $consumer,
        /** The webhook's position: all events up to this cursor are delivered. */
        public string $cursor,
        /**
         * Kinds of events that it receives; absent when it receives every kind.
         *
         * @var list<value-of<EventKind>|string>
         */
        public ?array $kinds = null,
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
            authorization: $members->required('authorization', Decode::nullable(Decode::text(...))),
            format: $members->required('format', Decode::text(...)),
            kinds: $members->optional('kinds', Decode::listOf(Decode::text(...))),
            paused: $members->required('paused', Decode::boolean(...)),
            consumer: $members->required('consumer', Decode::text(...)),
            cursor: $members->required('cursor', Decode::text(...)),
        );
    }
}
