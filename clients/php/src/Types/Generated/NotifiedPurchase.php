<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What a notification did to one purchase. */
final readonly class NotifiedPurchase extends Record
{
    public function __construct(
        /**
         * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
         * roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
         */
        public string $store,
        /** Id that a store gives to a transaction. */
        public string $originalTransactionId,
        /** Transaction that the statement is about. */
        public string $transactionId,
        /** @var value-of<PurchaseOutcome>|string As of `purchase`. */
        public string $outcome,
        /**
         * @var list<string> Fields of the transaction that changed; for a new period, those that
         * differ from the period before, apart from `purchasedAt`. Absent when there are none.
         */
        #[ListOf('string')]
        public ?array $fields = null,
        /**
         * @var list<string> Fields that lost against newer information; absent when there are
         * none.
         */
        #[ListOf('string')]
        public ?array $stale = null,
    ) {
    }
}
