<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `events.read` answers. */
final readonly class EventsPage extends Record
{
    public function __construct(
        /** @var list<Event>  */
        #[ListOf(Event::class)]
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
}
