<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** What `events.subscribe` answers. */
final readonly class Subscription extends Record
{
    public function __construct(
        /** Id of a subscription. It is unique within one connection. */
        public string $subscription,
        /** The subscription sends the events after this cursor. */
        public string $cursor,
    ) {
    }
}
