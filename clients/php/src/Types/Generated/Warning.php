<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** Something that was done, and may not be what was meant. */
final readonly class Warning
{
    public function __construct(
        /**
         * @var value-of<WarningKind>|string
         */
        public string $kind,
        /** One sentence for people. */
        public string $message,
        /**
         * Names that do exist, the nearest first.
         *
         * @var list<string>
         */
        public ?array $nearest = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            kind: $members->required('kind', Decode::text(...)),
            message: $members->required('message', Decode::text(...)),
            nearest: $members->optional('nearest', Decode::listOf(Decode::text(...))),
        );
    }
}
