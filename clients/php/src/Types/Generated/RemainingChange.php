<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A later change that stays although an earlier link is undone. */
final readonly class RemainingChange
{
    public function __construct(
        /** Id of the event that reported it. */
        public string $event,
        /**
         * Method that made it.
         *
         * @var value-of<RemainingChangeMethod>|string
         */
        public string $method,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            event: $members->required('event', Decode::text(...)),
            method: $members->required('method', Decode::text(...)),
        );
    }
}
