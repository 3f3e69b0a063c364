<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** One product bought in one store, its transactions and its holders. */
final readonly class Purchase
{
    public function __construct(
        /**
         * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
         * roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
         */
        public string $store,
        /** The first transaction. */
        public string $originalTransactionId,
        /** The latest transaction. */
        public string $transactionId,
        /** A product, by the id that the store and the catalogue use. */
        public string $product,
        /**
         * Kind that the purchase or the catalogue gives; without it, `subscription` for a
         * purchase with an end and `nonConsumable` for a purchase without.
         *
         * @var value-of<ProductKind>|string
         */
        public string $kind,
        /**
         * Current state; null before the first purchasedAt.
         *
         * @var value-of<State>|string|null
         */
        public ?string $state,
        /**
         * Who holds the purchase: one id per customer, in byte order.
         *
         * @var list<string>
         */
        public array $holders,
        /** Device on which the customer bought; null when there is none. */
        public ?string $device,
        /** Store account that bought it; null when there is none. */
        public ?string $storeAccount,
        /** Time of the latest transaction. */
        public \DateTimeImmutable $purchasedAt,
        /** Time of the first transaction. */
        public \DateTimeImmutable $firstPurchasedAt,
        /** Last millisecond of the period; null for no end. */
        public ?\DateTimeImmutable $expiresAt,
        /** Time at which a trial began; null without a trial. */
        public ?\DateTimeImmutable $trialStartedAt,
        /**
         * Price of a period: full (normal), a trial, or introductory (intro).
         *
         * @var value-of<PeriodType>|string
         */
        public string $periodType,
        /**
         * Environment of the first transaction.
         *
         * @var value-of<PurchaseEnvironment>|string
         */
        public string $environment,
        /** Whether a family member bought it and shares it. */
        public bool $isFamilyShared,
        /** A decimal number in a string, for example "9.99". */
        public ?string $price,
        /** ISO 4217 code, as it was sent. */
        public ?string $currency,
        /** ISO 3166 code, as it was sent. */
        public ?string $country,
        /** Offer code, as it was sent. */
        public ?string $offerCode,
        /**
         * Whether it renews automatically: true for a subscription until purchase.update turns it
         * off, false for every other kind.
         */
        public bool $autoRenew,
        /** Time since which auto-renew has been off; null while it is on. */
        public ?\DateTimeImmutable $autoRenewDisabledAt,
        /** Last millisecond of the grace period; null without a grace period. */
        public ?\DateTimeImmutable $gracePeriodExpiresAt,
        /** Whether the store retries a failed payment. */
        public bool $billingRetry,
        /** Time at which the pause ends; null without a pause. */
        public ?\DateTimeImmutable $pausedUntil,
        /** Time of the refund; null without a refund. */
        public ?\DateTimeImmutable $refundedAt,
        /** Time at which the store withdrew access; null when it did not. */
        public ?\DateTimeImmutable $revokedAt,
        /** Time at which access ended before the end of the period; null when it did not. */
        public ?\DateTimeImmutable $endedAt,
        /** Whether the store reports the subscription as paused. */
        public bool $paused,
        /** Product of the next period; null for the same product. */
        public ?string $renewsAs,
        /**
         * Why the purchase ended, or will end; null when the store named no reason.
         *
         * @var value-of<EndReason>|string|null
         */
        public ?string $endReason,
        /** Time since which billing has failed; null when it does not fail. */
        public ?\DateTimeImmutable $billingIssueAt,
        /** Purchase that this one takes over, as the store named it; null when there is none. */
        public ?string $replaces,
        /**
         * `originalTransactionId` of the purchase that took this one over; null before it began.
         */
        public ?string $replacedBy,
        /** When that purchase began; null before. */
        public ?\DateTimeImmutable $replacedAt,
        /**
         * Further names of the purchase, in byte order.
         *
         * @var list<string>
         */
        public array $keys,
        /**
         * Number of renewals at the full price: the number of `normal` periods minus 1, at least
         * 0.
         */
        public int $renewsCount,
        /** First account token that the store named; null without one. */
        public ?string $accountToken,
        /**
         * All transactions, oldest first.
         *
         * @var list<Transaction>
         */
        public array $transactions,
        /**
         * Only in an export: true if a call without a date named `expiresAt` as null, and the
         * latest transaction has no statement about its end; otherwise absent.
         */
        public ?bool $noEnd = null,
        /**
         * `originalTransactionId` of the first item, if this purchase is a further item of the
         * same subscription or order; otherwise absent.
         */
        public ?string $firstItem = null,
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
            noEnd: $members->optional('noEnd', Decode::boolean(...)),
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
            endedAt: $members->required('endedAt', Decode::nullable(Decode::moment(...))),
            paused: $members->required('paused', Decode::boolean(...)),
            renewsAs: $members->required('renewsAs', Decode::nullable(Decode::text(...))),
            endReason: $members->required('endReason', Decode::nullable(Decode::text(...))),
            billingIssueAt: $members->required('billingIssueAt', Decode::nullable(Decode::moment(...))),
            replaces: $members->required('replaces', Decode::nullable(Decode::text(...))),
            replacedBy: $members->required('replacedBy', Decode::nullable(Decode::text(...))),
            replacedAt: $members->required('replacedAt', Decode::nullable(Decode::moment(...))),
            keys: $members->required('keys', Decode::listOf(Decode::text(...))),
            firstItem: $members->optional('firstItem', Decode::text(...)),
            renewsCount: $members->required('renewsCount', Decode::integer(...)),
            accountToken: $members->required('accountToken', Decode::nullable(Decode::text(...))),
            transactions: $members->required('transactions', Decode::listOf(Transaction::decode(...))),
        );
    }
}
