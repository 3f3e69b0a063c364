<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `webhook.pause` answers. */
final readonly class WebhookPauseResult
{
    public function __construct(
        /**
         * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and
         * a query. It has no user, password or fragment, because every reader of the project sees
         * it.
         */
        public string $url,
        /** True if webhook.pause stopped the posts to the URL. */
        public bool $paused,
        /** The webhook's position: all events up to this cursor are delivered. */
        public string $cursor,
        /** Number of events after `cursor`. */
        public int $backlog,
        /** True in a dry run; otherwise absent. */
        public ?bool $dryRun = null,
        /**
         * The events that the call would emit: always none. Only in a dry run.
         *
         * @var list<Event>
         */
        public ?array $events = null,
        /** True when this is the stored result of an idempotency key; otherwise absent. */
        public ?bool $replayed = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            url: $members->required('url', Decode::text(...)),
            paused: $members->required('paused', Decode::boolean(...)),
            cursor: $members->required('cursor', Decode::text(...)),
            backlog: $members->required('backlog', Decode::integer(...)),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
