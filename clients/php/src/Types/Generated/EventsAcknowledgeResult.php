<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `events.acknowledge` answers. */
final readonly class EventsAcknowledgeResult
{
    public function __construct(
        /** Who reads the events: a name of the reader's own choice, such as that of a worker. */
        public string $consumer,
        /** Where the consumer stands: the greatest that it has acknowledged. */
        public string $cursor,
        /** Only there, and true, in a dry run. */
        public ?bool $dryRun = null,
        /**
         * Only in a dry run: what would be told, which is nothing.
         *
         * @var list<Event>
         */
        public ?array $events = null,
        /** Only there, and true, when an idempotency key gave the stored result. */
        public ?bool $replayed = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            consumer: $members->required('consumer', Decode::text(...)),
            cursor: $members->required('cursor', Decode::text(...)),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
