<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A purchase that gained a holder or changed it. */
final readonly class Move
{
    public function __construct(
        /**
         * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
         * other such word.
         */
        public string $store,
        /** One transaction of a store. */
        public string $originalTransactionId,
        /** A product, as the store or the catalogue calls it. */
        public string $product,
        /**
         * What a product is; it decides how a purchase moves and ends.
         *
         * @var value-of<ProductKind>|string
         */
        public string $kind,
        /**
         * Who held it before: one id for each customer, in the order of their bytes.
         *
         * @var list<string>
         */
        public array $from,
        /** Who holds it now and did not before. */
        public string $to,
        /** True when those in `from` still hold it. */
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
