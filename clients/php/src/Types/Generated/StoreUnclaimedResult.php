<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `store.unclaimed` answers. */
final readonly class StoreUnclaimedResult
{
    public function __construct(
        /**
         * In the order of `store`, then `originalTransactionId`, by bytes.
         *
         * @var list<Purchase>
         */
        public array $purchases,
        /** What the next call gives as `after`. */
        public string $cursor,
        /** Whether more purchases follow. */
        public bool $more,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            purchases: $members->required('purchases', Decode::listOf(Purchase::decode(...))),
            cursor: $members->required('cursor', Decode::text(...)),
            more: $members->required('more', Decode::boolean(...)),
        );
    }
}
