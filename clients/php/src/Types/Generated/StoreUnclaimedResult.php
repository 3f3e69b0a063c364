<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `store.unclaimed` answers. */
final readonly class StoreUnclaimedResult extends Record
{
    public function __construct(
        /**
         * @var list<Purchase> In the order of `store`, then `originalTransactionId`, by bytes.
         */
        #[ListOf(Purchase::class)]
        public array $purchases,
        /** What the next call gives as `after`. */
        public string $cursor,
        /** Whether more purchases follow. */
        public bool $more,
    ) {
    }
}
