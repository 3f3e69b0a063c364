<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `events.acknowledge` answers. */
final readonly class EventsAcknowledgeResult
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
            consumer: $members->required('consumer', Decode::text(...)),
            cursor: $members->required('cursor', Decode::text(...)),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
