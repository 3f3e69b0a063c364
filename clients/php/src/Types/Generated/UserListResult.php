<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `user.list` answers. */
final readonly class UserListResult
{
    public function __construct(
        /**
         * In byte order.
         *
         * @var list<string>
         */
        public array $customerIds,
        /** What the next call gives as `after`. */
        public string $cursor,
        /** Whether more customers follow. */
        public bool $more,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            customerIds: $members->required('customerIds', Decode::listOf(Decode::text(...))),
            cursor: $members->required('cursor', Decode::text(...)),
            more: $members->required('more', Decode::boolean(...)),
        );
    }
}
