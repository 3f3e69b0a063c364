<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `user.list` answers. */
final readonly class UserListResult extends Record
{
    public function __construct(
        /** @var list<string> In byte order. */
        #[ListOf('string')]
        public array $customerIds,
        /** What the next call gives as `after`. */
        public string $cursor,
        /** Whether more customers follow. */
        public bool $more,
    ) {
    }
}
