<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A purchase with new holders. */
final readonly class Move
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
         * Kind of a product, which determines how a purchase moves and expires.
         *
         * @var value-of<ProductKind>|string
         */
        public string $kind,
        /**
         * Who held it before: one id per customer, in byte order.
         *
         * @var list<string>
         */
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

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            store: $members->required('store', Decode::text(...)),
            originalTransactionId: $members->required('originalTransactionId', Decode::text(...)),
            product: $members->required('product', Decode::text(...)),
            kind: $members->required('kind', Decode::text(...)),
            from: $members->required('from', Decode::listOf(Decode::text(...))),
            to: $members->required('to', Decode::text(...)),
            shared: $members->required('shared', Decode::boolean(...)),
        );
    }
}
