<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `events.acknowledge` answers. */
final readonly class EventsAcknowledgeResult extends Record
{
    public function __construct(
        /**
         * Name of a consumer: a reader of the log whose position the daemon stores. The reader
         * chooses it, for example `mailer`.
         */
        public string $consumer,
        /** Highest cursor that the consumer has acknowledged. */
        public string $cursor,
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
