<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** The OpenRPC document, with `x-role` on every method. */
final readonly class RpcDiscoverResult
{
    public function __construct(
        public string $openrpc,
        /**
         * @var array<string, mixed>
         */
        public array $info,
        /**
         * @var list<array<string, mixed>>
         */
        public array $methods,
        /**
         * @var array<string, mixed>
         */
        public array $components,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            openrpc: $members->required('openrpc', Decode::text(...)),
            info: $members->required('info', Decode::mapOf(Decode::any(...))),
            methods: $members->required('methods', Decode::listOf(Decode::mapOf(Decode::any(...)))),
            components: $members->required('components', Decode::mapOf(Decode::any(...))),
        );
    }
}
