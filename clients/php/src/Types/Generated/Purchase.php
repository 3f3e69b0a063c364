<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** One product bought in one store, its transactions and its holders. */
final readonly class Purchase extends Record
{
    public function __construct(
        /**
         * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
         * roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
         */
        public string $store,
        /** The first transaction. */
        public string $originalTransactionId,
        /** @var list<Transaction> All transactions, oldest first. */
        #[ListOf(Transaction::class)]
        public array $transactions,
        /** @var string The latest transaction. */
        public string|Absent $transactionId = Absent::Absent,
        /** @var string A product, by the id that the store and the catalogue use. */
        public string|Absent $product = Absent::Absent,
        /**
         * @var value-of<ProductKind>|string Kind that the purchase or the catalogue gives;
         * without it, `subscription` for a purchase with an end and `nonConsumable` for a
         * purchase without.
         */
        public string|Absent $kind = Absent::Absent,
        /** @var value-of<State>|string|null Current state; null before the first purchasedAt. */
        public string|Absent|null $state = Absent::Absent,
        /** @var list<string> Who holds the purchase: one id per customer, in byte order. */
        #[ListOf('string')]
        public array|Absent $holders = Absent::Absent,
        /** @var ?string Device on which the customer bought; null when there is none. */
        public string|Absent|null $device = Absent::Absent,
        /** @var ?string Store account that bought it; null when there is none. */
        public string|Absent|null $storeAccount = Absent::Absent,
        /** @var \DateTimeImmutable Time of the latest transaction. */
        public \DateTimeImmutable|Absent $purchasedAt = Absent::Absent,
        /** @var \DateTimeImmutable Time of the first transaction. */
        public \DateTimeImmutable|Absent $firstPurchasedAt = Absent::Absent,
        /** @var ?\DateTimeImmutable Last millisecond of the period; null for no end. */
        public \DateTimeImmutable|Absent|null $expiresAt = Absent::Absent,
        /**
         * Only in an export: true if a call without a date named `expiresAt` as null, and the
         * latest transaction has no statement about its end; otherwise absent.
         */
        public ?bool $noEnd = null,
        /** @var ?\DateTimeImmutable Time at which a trial began; null without a trial. */
        public \DateTimeImmutable|Absent|null $trialStartedAt = Absent::Absent,
        /**
         * @var value-of<PeriodType>|string Price of a period: full (normal), a trial, or
         * introductory (intro).
         */
        public string|Absent $periodType = Absent::Absent,
        /** @var value-of<PurchaseEnvironment>|string Environment of the first transaction. */
        public string|Absent $environment = Absent::Absent,
        /** @var bool Whether a family member bought it and shares it. */
        public bool|Absent $isFamilyShared = Absent::Absent,
        /** @var ?string A decimal number in a string, for example "9.99". */
        public string|Absent|null $price = Absent::Absent,
        /** @var ?string ISO 4217 code, as it was sent. */
        public string|Absent|null $currency = Absent::Absent,
        /** @var ?string ISO 3166 code, as it was sent. */
        public string|Absent|null $country = Absent::Absent,
        /** @var ?string Offer code, as it was sent. */
        public string|Absent|null $offerCode = Absent::Absent,
        /**
         * @var bool Whether it renews automatically: true for a subscription until
         * purchase.update turns it off, false for every other kind.
         */
        public bool|Absent $autoRenew = Absent::Absent,
        /**
         * @var ?\DateTimeImmutable Time since which auto-renew has been off; null while it is on.
         */
        public \DateTimeImmutable|Absent|null $autoRenewDisabledAt = Absent::Absent,
        /**
         * @var ?\DateTimeImmutable Last millisecond of the grace period; null without a grace
         * period.
         */
        public \DateTimeImmutable|Absent|null $gracePeriodExpiresAt = Absent::Absent,
        /** @var bool Whether the store retries a failed payment. */
        public bool|Absent $billingRetry = Absent::Absent,
        /** @var ?\DateTimeImmutable Time at which the pause ends; null without a pause. */
        public \DateTimeImmutable|Absent|null $pausedUntil = Absent::Absent,
        /** @var ?\DateTimeImmutable Time of the refund; null without a refund. */
        public \DateTimeImmutable|Absent|null $refundedAt = Absent::Absent,
        /**
         * @var ?\DateTimeImmutable Time at which the store withdrew access; null when it did not.
         */
        public \DateTimeImmutable|Absent|null $revokedAt = Absent::Absent,
        /**
         * @var ?\DateTimeImmutable Time at which access ended before the end of the period; null
         * when it did not.
         */
        public \DateTimeImmutable|Absent|null $endedAt = Absent::Absent,
        /** @var bool Whether the store reports the subscription as paused. */
        public bool|Absent $paused = Absent::Absent,
        /** @var ?string Product of the next period; null for the same product. */
        public string|Absent|null $renewsAs = Absent::Absent,
        /**
         * @var value-of<EndReason>|string|null Why the purchase ended, or will end; null when the
         * store named no reason.
         */
        public string|Absent|null $endReason = Absent::Absent,
        /**
         * @var ?\DateTimeImmutable Time since which billing has failed; null when it does not
         * fail.
         */
        public \DateTimeImmutable|Absent|null $billingIssueAt = Absent::Absent,
        /**
         * @var ?string Purchase that this one takes over, as the store named it; null when there
         * is none.
         */
        public string|Absent|null $replaces = Absent::Absent,
        /**
         * @var ?string `originalTransactionId` of the purchase that took this one over; null
         * before it began.
         */
        public string|Absent|null $replacedBy = Absent::Absent,
        /** @var ?\DateTimeImmutable When that purchase began; null before. */
        public \DateTimeImmutable|Absent|null $replacedAt = Absent::Absent,
        /** @var list<string> Further names of the purchase, in byte order. */
        #[ListOf('string')]
        public array|Absent $keys = Absent::Absent,
        /**
         * `originalTransactionId` of the first item, if this purchase is a further item of the
         * same subscription or order; otherwise absent.
         */
        public ?string $firstItem = null,
        /**
         * @var int Number of renewals at the full price: the number of `normal` periods minus 1,
         * at least 0.
         */
        public int|Absent $renewsCount = Absent::Absent,
        /** @var ?string First account token that the store named; null without one. */
        public string|Absent|null $accountToken = Absent::Absent,
    ) {
    }
}
