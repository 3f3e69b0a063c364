<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** An object that the caller fetched from a store's API. */
final readonly class StoreResponse extends Record
{
    public function __construct(
        /**
         * What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or
         * `product` (purchases.productsv2); for `stripe`, `subscription`, `invoice` or
         * `checkoutSession`.
         */
        public StoreObjectKind|string $kind,
        /** @var array<string, mixed> The JSON object that the API returned. */
        #[MapOf('mixed')]
        public array $body,
        /** Token of the purchase at Google. Required for `playStore` without a payload. */
        public ?string $purchaseToken = null,
        /** Package of the app at Google. */
        public ?string $packageName = null,
        /**
         * Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default:
         * now, by the project's clock.
         */
        public \DateTimeInterface|string|null $fetchedAt = null,
    ) {
    }
}
