<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** The OpenRPC document, with `x-role` on every method. */
final readonly class RpcDiscoverResult extends Record
{
    public function __construct(
        public string $openrpc,
        /** @var array<string, mixed>  */
        #[MapOf('mixed')]
        public array $info,
        /** @var list<array<string, mixed>>  */
        #[ListOf('array')]
        public array $methods,
        /** @var array<string, mixed>  */
        #[MapOf('mixed')]
        public array $components,
    ) {
    }
}
