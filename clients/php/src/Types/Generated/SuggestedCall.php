<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\MapOf;
use Entitled\Values\Record;

/**
 * A complete call that would make the entitlement active. The daemon has tried it in a dry run.
 */
final readonly class SuggestedCall extends Record
{
    public function __construct(
        /** Method of the call. */
        public string $method,
        /** @var array<string, mixed> Params of the call. */
        #[MapOf('mixed')]
        public array $params,
        /** @var value-of<Role>|string Role that the caller needs. */
        public string $role,
        /** An explanation in one sentence. */
        public string $text,
    ) {
    }
}
