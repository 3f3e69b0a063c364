<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/**
 * A call, ready to be sent, that would make an entitlement active: it was rehearsed, and it did.
 */
final readonly class HelpfulCall
{
    public function __construct(
        public string $method,
        /**
         * As the method takes them.
         *
         * @var array<string, mixed>
         */
        public array $params,
        /**
         * What a peer needs for it.
         *
         * @var value-of<HelpfulCallRole>|string
         */
        public string $role,
        /** One sentence for people. */
        public string $text,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            method: $members->required('method', Decode::text(...)),
            params: $members->required('params', Decode::mapOf(Decode::any(...))),
            role: $members->required('role', Decode::text(...)),
            text: $members->required('text', Decode::text(...)),
        );
    }
}
