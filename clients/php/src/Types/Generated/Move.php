<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** A purchase with new holders. */
final readonly class Move extends Record
{
    public function __construct(
        /**
         * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
         * roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
         */
        public string $store,
        /** Id that a store gives to a transaction. */
        public string $originalTransactionId,
        /** A product, by the id that the store and the catalogue use. */
        public string $product,
        /**
         * @var value-of<ProductKind>|string Kind of a product, which determines how a purchase
         * moves and expires.
         */
        public string $kind,
        /** @var list<string> Who held it before: one id per customer, in byte order. */
        #[ListOf('string')]
        public array $from,
        /**
         * The user that gained it. After an undo in which no user gained it: the first remaining
         * holder in byte order.
         */
        public string $to,
        /** True when the users in `from` still hold it. */
        public bool $shared,
    ) {
    }
}
