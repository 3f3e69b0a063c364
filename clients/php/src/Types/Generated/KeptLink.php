<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A link that stands though an earlier one was taken back. */
final readonly class KeptLink
{
    public function __construct(
        /** The event that told of it. */
        public string $event,
        /**
         * What brought it about.
         *
         * @var value-of<KeptLinkMethod>|string
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
