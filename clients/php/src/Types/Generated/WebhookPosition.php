<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `webhook.pause` answers. */
final readonly class WebhookPosition extends Record
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
         * @var list<Event> The events that the call would emit: always none. Only in a dry run.
         */
        #[ListOf(Event::class)]
        public ?array $events = null,
        /** True when this is the stored result of an idempotency key; otherwise absent. */
        public ?bool $replayed = null,
    ) {
    }
}
