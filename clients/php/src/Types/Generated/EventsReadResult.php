<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `events.read` answers. */
final readonly class EventsReadResult
{
    public function __construct(
        /**
         * @var list<Event>
         */
        public array $events,
        /**
         * Where to go on: of the last event told, or, when there are no more, of the newest that
         * there is.
         */
        public string $cursor,
        /**
         * True when there may be more: another call looks there at once. Also where none of the
         * events that were looked at is one of those wanted.
         */
        public bool $more,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            events: $members->required('events', Decode::listOf(Event::decode(...))),
            cursor: $members->required('cursor', Decode::text(...)),
            more: $members->required('more', Decode::boolean(...)),
        );
    }
}
