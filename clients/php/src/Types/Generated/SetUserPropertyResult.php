<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `setUserProperty` answers. */
final readonly class SetUserPropertyResult
{
    public function __construct(
        /** Id of the user that the result is about. */
        public string $userId,
        /** Name of a property: 1 to 80 letters, digits, and _ . : - $. */
        public string $key,
        /** Value of a property. */
        public string $value,
        /** True in a dry run; otherwise absent. */
        public ?bool $dryRun = null,
        /**
         * The events that the call would emit. Only in a dry run.
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
            userId: $members->required('userId', Decode::text(...)),
            key: $members->required('key', Decode::text(...)),
            value: $members->required('value', Decode::text(...)),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
