<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `setUserProperty` answers. */
final readonly class SetUserPropertyResult extends Record
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
        /** @var list<Event> The events that the call would emit. Only in a dry run. */
        #[ListOf(Event::class)]
        public ?array $events = null,
        /** True when this is the stored result of an idempotency key; otherwise absent. */
        public ?bool $replayed = null,
    ) {
    }
}
