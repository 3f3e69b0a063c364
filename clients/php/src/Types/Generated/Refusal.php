<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A purchase that a restore left where it was, and why. */
final readonly class Refusal
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
         * Who holds it: the identified holder, else the anonymous one; of several the least by
         * bytes.
         */
        public string $holder,
        /**
         * The rule that refused.
         *
         * @var value-of<RefusalRule>|string
         */
        public string $rule,
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
            holder: $members->required('holder', Decode::text(...)),
            rule: $members->required('rule', Decode::text(...)),
        );
    }
}
