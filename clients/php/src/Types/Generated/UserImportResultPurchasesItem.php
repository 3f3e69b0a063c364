<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** See `UserImportResultPurchasesItem` in Protocol. */
final readonly class UserImportResultPurchasesItem extends Record
{
    public function __construct(
        /**
         * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
         * roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
         */
        public string $store,
        /** Id that a store gives to a transaction. */
        public string $originalTransactionId,
        /** @var value-of<UserImportResultPurchasesItemOutcome>|string  */
        public string $outcome,
    ) {
    }
}
