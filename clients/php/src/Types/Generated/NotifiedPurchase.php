<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What a notification did to one purchase. */
final readonly class NotifiedPurchase
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
        /**
         * As of `purchase`.
         *
         * @var value-of<NotifiedPurchaseOutcome>|string
         */
        public string $outcome,
        /**
         * Fields of the transaction that changed; for a new period, those that differ from the
         * period before, apart from `purchasedAt`. Absent when there are none.
         *
         * @var list<string>
         */
        public ?array $fields = null,
        /**
         * Fields that lost against newer information; absent when there are none.
         *
         * @var list<string>
         */
        public ?array $stale = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            store: $members->required('store', Decode::text(...)),
            originalTransactionId: $members->required('originalTransactionId', Decode::text(...)),
            transactionId: $members->required('transactionId', Decode::text(...)),
            outcome: $members->required('outcome', Decode::text(...)),
            fields: $members->optional('fields', Decode::listOf(Decode::text(...))),
            stale: $members->optional('stale', Decode::listOf(Decode::text(...))),
        );
    }
}
