<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** A purchase that a restore refused, and the rule that refused it. */
final readonly class Refusal extends Record
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
         * Who holds it. An identified holder comes before an anonymous holder, then the first in
         * byte order.
         */
        public string $holder,
        /** @var value-of<RefusalRule>|string The rule that refused it. */
        public string $rule,
    ) {
    }
}
