<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `events.subscribe` answers. */
final readonly class EventsSubscribeResult
{
    public function __construct(
        /** Id of a subscription. It is unique within one connection. */
        public string $subscription,
        /** The subscription sends the events after this cursor. */
        public string $cursor,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            subscription: $members->required('subscription', Decode::text(...)),
            cursor: $members->required('cursor', Decode::text(...)),
        );
    }
}
