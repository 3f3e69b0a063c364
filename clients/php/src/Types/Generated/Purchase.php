<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** One chain of store transactions, and who holds it. */
final readonly class Purchase
{
    public function __construct(
        /**
         * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
         * other such word.
         */
        public string $store,
        /** One transaction of a store. */
        public string $originalTransactionId,
        /** The latest transaction of the chain. */
        public string $transactionId,
        /** A product, as the store or the catalogue calls it. */
        public string $product,
        /**
         * The purchase's own, else the catalogue's, else `subscription` with an end and
         * `nonConsumable` without.
         *
         * @var value-of<ProductKind>|string
         */
        public string $kind,
        /**
         * As it stands now; null before the first purchasedAt.
         *
         * @var value-of<State>|string|null
         */
        public ?string $state,
        /**
         * One id for each customer that holds it, in the order of their bytes.
         *
         * @var list<string>
         */
        public array $holders,
        /** The device that it came from. */
        public ?string $device,
        /** The store account that it came from. */
        public ?string $storeAccount,
        /** Of the latest transaction. */
        public \DateTimeImmutable $purchasedAt,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
        public \DateTimeImmutable $firstPurchasedAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $expiresAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $trialStartedAt,
        /**
         * What the customer pays for a period.
         *
         * @var value-of<PeriodType>|string
         */
        public string $periodType,
        /**
         * Where the store took the money.
         *
         * @var value-of<PurchaseEnvironment>|string
         */
        public string $environment,
        public bool $isFamilyShared,
        /** A decimal in a string. */
        public ?string $price,
        /** As it came. */
        public ?string $currency,
        /** As it came. */
        public ?string $country,
        /** As it came. */
        public ?string $offerCode,
        /** True for a subscription until it is told otherwise; false for every other kind. */
        public bool $autoRenew,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $autoRenewDisabledAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $gracePeriodExpiresAt,
        public bool $billingRetry,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $pausedUntil,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $refundedAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $revokedAt,
        /** The number of `normal` periods less one, never below none. */
        public int $renewsCount,
        /**
         * The whole history, the oldest first.
         *
         * @var list<Transaction>
         */
        public array $transactions,
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
            product: $members->required('product', Decode::text(...)),
            kind: $members->required('kind', Decode::text(...)),
            state: $members->required('state', Decode::nullable(Decode::text(...))),
            holders: $members->required('holders', Decode::listOf(Decode::text(...))),
            device: $members->required('device', Decode::nullable(Decode::text(...))),
            storeAccount: $members->required('storeAccount', Decode::nullable(Decode::text(...))),
            purchasedAt: $members->required('purchasedAt', Decode::moment(...)),
            firstPurchasedAt: $members->required('firstPurchasedAt', Decode::moment(...)),
            expiresAt: $members->required('expiresAt', Decode::nullable(Decode::moment(...))),
            trialStartedAt: $members->required('trialStartedAt', Decode::nullable(Decode::moment(...))),
            periodType: $members->required('periodType', Decode::text(...)),
            environment: $members->required('environment', Decode::text(...)),
            isFamilyShared: $members->required('isFamilyShared', Decode::boolean(...)),
            price: $members->required('price', Decode::nullable(Decode::text(...))),
            currency: $members->required('currency', Decode::nullable(Decode::text(...))),
            country: $members->required('country', Decode::nullable(Decode::text(...))),
            offerCode: $members->required('offerCode', Decode::nullable(Decode::text(...))),
            autoRenew: $members->required('autoRenew', Decode::boolean(...)),
            autoRenewDisabledAt: $members->required('autoRenewDisabledAt', Decode::nullable(Decode::moment(...))),
            gracePeriodExpiresAt: $members->required('gracePeriodExpiresAt', Decode::nullable(Decode::moment(...))),
            billingRetry: $members->required('billingRetry', Decode::boolean(...)),
            pausedUntil: $members->required('pausedUntil', Decode::nullable(Decode::moment(...))),
            refundedAt: $members->required('refundedAt', Decode::nullable(Decode::moment(...))),
            revokedAt: $members->required('revokedAt', Decode::nullable(Decode::moment(...))),
            renewsCount: $members->required('renewsCount', Decode::integer(...)),
            transactions: $members->required('transactions', Decode::listOf(Transaction::decode(...))),
        );
    }
}
