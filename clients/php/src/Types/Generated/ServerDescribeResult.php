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
         * All methods, sorted by name. Only without `method`.
         *
         * @var list<MethodSummary>
         */
        public ?array $methods = null,
        /**
         * The method's entry in the OpenRPC document. Only with `method`.
         *
         * @var array<string, mixed>
         */
        public ?array $method = null,
        /**
         * The schemas that the entry refers to, in `schemas`. Only with `method`.
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
