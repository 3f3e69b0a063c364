<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `events.wait` answers. */
final readonly class EventsWaitResult
{
    public function __construct(
        /**
         * @var list<Event>
         */
        public array $events,
        /**
         * Cursor for the next call: that of the last event in the list, or of the newest event in
         * the log when there are no more.
         */
        public string $cursor,
        /**
         * True when there may be more events: call again at once. The list can be empty when
         * `more` is true, because no event that the daemon looked at matched.
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
