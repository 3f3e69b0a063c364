<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** What `server.describe` answers. */
final readonly class ServerDescribeResult extends Record
{
    public function __construct(
        /** @var list<MethodSummary> All methods, sorted by name. Only without `method`. */
        #[ListOf(MethodSummary::class)]
        public ?array $methods = null,
        /**
         * @var array<string, mixed> The method's entry in the OpenRPC document. Only with
         * `method`.
         */
        #[MapOf('mixed')]
        public ?array $method = null,
        /**
         * @var array<string, mixed> The schemas that the entry refers to, in `schemas`. Only with
         * `method`.
         */
        #[MapOf('mixed')]
        public ?array $components = null,
    ) {
    }
}
