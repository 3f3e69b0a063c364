<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/**
 * A complete call that would make the entitlement active. The daemon has tried it in a dry run.
 */
final readonly class SuggestedCall
{
    public function __construct(
        /** Method of the call. */
        public string $method,
        /**
         * Params of the call.
         *
         * @var array<string, mixed>
         */
        public array $params,
        /**
         * Role that the caller needs.
         *
         * @var value-of<SuggestedCallRole>|string
         */
        public string $role,
        /** An explanation in one sentence. */
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
