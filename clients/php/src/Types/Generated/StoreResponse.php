<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/** An object that the caller fetched from a store's API. */
final readonly class StoreResponse implements \JsonSerializable
{
    public function __construct(
        /**
         * What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or
         * `product` (purchases.productsv2); for `stripe`, `subscription`, `invoice` or
         * `checkoutSession`.
         */
        public StoreResponseKind|string $kind,
        /**
         * The JSON object that the API returned.
         *
         * @var array<string, mixed>
         */
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

    public function jsonSerialize(): object
    {
        return Encode::members([
            'kind' => $this->kind,
            'purchaseToken' => $this->purchaseToken ?? \Entitled\Absent::Absent,
            'packageName' => $this->packageName ?? \Entitled\Absent::Absent,
            'body' => Encode::with(Encode::mapOf(), $this->body),
            'fetchedAt' => $this->fetchedAt ?? \Entitled\Absent::Absent,
        ]);
    }
}
