<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `setUserProperty` answers. */
final readonly class SetUserPropertyResult
{
    public function __construct(
        /** The current user's id. */
        public string $userId,
        /** The name of a property: 1 to 80 letters, digits, and _ . : - $. */
        public string $key,
        /** The value of a property. */
        public string $value,
        /** Only there, and true, in a dry run. */
        public ?bool $dryRun = null,
        /**
         * Only in a dry run: what would be told.
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
            userId: $members->required('userId', Decode::text(...)),
            key: $members->required('key', Decode::text(...)),
            value: $members->required('value', Decode::text(...)),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
