<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A sign that an accepted request may be a mistake. */
final readonly class Warning
{
    public function __construct(
        /**
         * @var value-of<WarningKind>|string
         */
        public string $kind,
        /** An explanation in one sentence. */
        public string $message,
        /**
         * Similar names that exist, nearest first.
         *
         * @var list<string>
         */
        public ?array $nearest = null,
        /**
         * In sameMoment: the fields that two statements of one moment give different values.
         *
         * @var list<string>
         */
        public ?array $fields = null,
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
            fields: $members->optional('fields', Decode::listOf(Decode::text(...))),
        );
    }
}
