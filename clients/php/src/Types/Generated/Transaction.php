<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\MapOf;
use Entitled\Values\Record;

/**
 * One transaction of a purchase: a paid period or a single payment. A member that is not required
 * is absent when it is not set.
 */
final readonly class Transaction extends Record
{
    public function __construct(
        /** Id that a store gives to a transaction. */
        public string $transactionId,
        /** A product, by the id that the store and the catalogue use. */
        public string $product,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable $purchasedAt,
        /**
         * @var value-of<PeriodType>|string Price of a period: full (normal), a trial, or
         * introductory (intro).
         */
        public string|Absent $periodType = Absent::Absent,
        /** @var ?\DateTimeImmutable RFC 3339 timestamp, or null. */
        public \DateTimeImmutable|Absent|null $expiresAt = Absent::Absent,
        /**
         * Only in an export: true if a statement named `expiresAt` as null, so that no grace
         * period counts as the end; otherwise absent.
         */
        public ?bool $noEnd = null,
        /**
         * Whether a family member bought it and shares it. An export always shows this member and
         * those up to `attributes`.
         */
        public ?bool $isFamilyShared = null,
        /** A decimal number in a string, for example "9.99". */
        public string|Absent|null $price = Absent::Absent,
        /** ISO 4217 code, as it was sent. */
        public string|Absent|null $currency = Absent::Absent,
        /** ISO 3166 code, as it was sent. */
        public string|Absent|null $country = Absent::Absent,
        /** Offer code, as it was sent. */
        public string|Absent|null $offerCode = Absent::Absent,
        /**
         * @var array<string, string> Up to 20 strings of the caller's own, which the events of
         * this purchase repeat.
         */
        #[MapOf('string')]
        public ?array $attributes = null,
        /** @var value-of<ProductKind>|string The kind that the store named. */
        public ?string $kind = null,
        /** @var value-of<PurchaseEnvironment>|string The environment that the store named. */
        public ?string $environment = null,
        /** False while auto-renew is off. */
        public ?bool $autoRenew = null,
        /** Time since which auto-renew has been off. */
        public \DateTimeImmutable|Absent|null $autoRenewDisabledAt = Absent::Absent,
        /** Last moment of the grace period. */
        public \DateTimeImmutable|Absent|null $gracePeriodExpiresAt = Absent::Absent,
        /** True while the store retries a failed payment. */
        public ?bool $billingRetry = null,
        /** Time at which the pause ends. */
        public \DateTimeImmutable|Absent|null $pausedUntil = Absent::Absent,
        /** Time of the refund. */
        public \DateTimeImmutable|Absent|null $refundedAt = Absent::Absent,
        /** Time at which the store withdrew access. */
        public \DateTimeImmutable|Absent|null $revokedAt = Absent::Absent,
        /** Time at which access ended before the end of the period. */
        public \DateTimeImmutable|Absent|null $endedAt = Absent::Absent,
        /** True while the store reports the subscription as paused. */
        public ?bool $paused = null,
        /** Product of the next period. */
        public ?string $renewsAs = null,
        /**
         * @var value-of<EndReason>|string|null Why a subscription ended, or will end: the
         * customer's choice, a failed payment, a refused price increase, a product that is no
         * longer sold (unavailable), the developer, another purchase that took it over
         * (replaced), or another reason. Null when the store named none.
         */
        public string|Absent|null $endReason = Absent::Absent,
        /** Time since which billing has failed. */
        public \DateTimeImmutable|Absent|null $billingIssueAt = Absent::Absent,
        /**
         * Time at which the store last listed the items of the subscription, this one among them.
         * Absent if the subscription had one item only.
         */
        public \DateTimeImmutable|Absent|null $listedAt = Absent::Absent,
        /** @var \DateTimeImmutable Time of the newest statement about the transaction. */
        public \DateTimeImmutable|Absent $asOf = Absent::Absent,
    ) {
    }
}
