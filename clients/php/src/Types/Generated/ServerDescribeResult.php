<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `server.describe` answers. */
final readonly class ServerDescribeResult
{
    public function __construct(
        /**
         * Without `method`: all of them, in the order of their names.
         *
         * @var list<MethodSummary>
         */
        public ?array $methods = null,
        /**
         * With `method`: its entry of the OpenRPC document.
         *
         * @var array<string, mixed>
         */
        public ?array $method = null,
        /**
         * With `method`: in `schemas` each schema that the entry refers to.
         *
         * @var array<string, mixed>
         */
        public ?array $components = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            methods: $members->optional('methods', Decode::listOf(MethodSummary::decode(...))),
            method: $members->optional('method', Decode::mapOf(Decode::any(...))),
            components: $members->optional('components', Decode::mapOf(Decode::any(...))),
        );
    }
}
