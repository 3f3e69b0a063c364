<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Decode;

/**
 * One transaction of a purchase: a paid period or a single payment. A member that is not required
 * is absent when it is not set.
 */
final readonly class Transaction
{
    public function __construct(
        /** Id that a store gives to a transaction. */
        public string $transactionId,
        /** A product, by the id that the store and the catalogue use. */
        public string $product,
        /**
         * Price of a period: full (normal), a trial, or introductory (intro).
         *
         * @var value-of<PeriodType>|string
         */
        public string $periodType,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable $purchasedAt,
        /** RFC 3339 timestamp, or null. */
        public ?\DateTimeImmutable $expiresAt,
        /** Time of the newest statement about the transaction. */
        public \DateTimeImmutable $asOf,
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
         * Up to 20 strings of the caller's own, which the events of this purchase repeat.
         *
         * @var array<string, string>
         */
        public ?array $attributes = null,
        /**
         * The kind that the store named.
         *
         * @var value-of<ProductKind>|string
         */
        public ?string $kind = null,
        /**
         * The environment that the store named.
         *
         * @var value-of<PurchaseEnvironment>|string
         */
        public ?string $environment = null,
        /** False while auto-renew is off. */
        public ?bool $autoRenew = null,
        /** Time since which auto-renew has been off. */
        public ?\DateTimeImmutable $autoRenewDisabledAt = null,
        /** Last moment of the grace period. */
        public ?\DateTimeImmutable $gracePeriodExpiresAt = null,
        /** True while the store retries a failed payment. */
        public ?bool $billingRetry = null,
        /** Time at which the pause ends. */
        public ?\DateTimeImmutable $pausedUntil = null,
        /** Time of the refund. */
        public ?\DateTimeImmutable $refundedAt = null,
        /** Time at which the store withdrew access. */
        public ?\DateTimeImmutable $revokedAt = null,
        /** Time at which access ended before the end of the period. */
        public ?\DateTimeImmutable $endedAt = null,
        /** True while the store reports the subscription as paused. */
        public ?bool $paused = null,
        /** Product of the next period. */
        public ?string $renewsAs = null,
        /**
         * Why a subscription ended, or will end: the customer's choice, a failed payment, a
         * refused price increase, a product that is no longer sold (unavailable), the developer,
         * another purchase that took it over (replaced), or another reason. Null when the store
         * named none.
         *
         * @var value-of<EndReason>|string|null
         */
        public string|Absent|null $endReason = Absent::Absent,
        /** Time since which billing has failed. */
        public ?\DateTimeImmutable $billingIssueAt = null,
        /**
         * Time at which the store last listed the items of the subscription, this one among them.
         * Absent if the subscription had one item only.
         */
        public ?\DateTimeImmutable $listedAt = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            transactionId: $members->required('transactionId', Decode::text(...)),
            product: $members->required('product', Decode::text(...)),
            periodType: $members->required('periodType', Decode::text(...)),
            purchasedAt: $members->required('purchasedAt', Decode::moment(...)),
            expiresAt: $members->required('expiresAt', Decode::nullable(Decode::moment(...))),
            noEnd: $members->optional('noEnd', Decode::boolean(...)),
            isFamilyShared: $members->optional('isFamilyShared', Decode::boolean(...)),
            price: $members->both('price', Decode::nullable(Decode::text(...))),
            currency: $members->both('currency', Decode::nullable(Decode::text(...))),
            country: $members->both('country', Decode::nullable(Decode::text(...))),
            offerCode: $members->both('offerCode', Decode::nullable(Decode::text(...))),
            attributes: $members->optional('attributes', Decode::mapOf(Decode::text(...))),
            kind: $members->optional('kind', Decode::text(...)),
            environment: $members->optional('environment', Decode::text(...)),
            autoRenew: $members->optional('autoRenew', Decode::boolean(...)),
            autoRenewDisabledAt: $members->optional('autoRenewDisabledAt', Decode::moment(...)),
            gracePeriodExpiresAt: $members->optional('gracePeriodExpiresAt', Decode::moment(...)),
            billingRetry: $members->optional('billingRetry', Decode::boolean(...)),
            pausedUntil: $members->optional('pausedUntil', Decode::moment(...)),
            refundedAt: $members->optional('refundedAt', Decode::moment(...)),
            revokedAt: $members->optional('revokedAt', Decode::moment(...)),
            endedAt: $members->optional('endedAt', Decode::moment(...)),
            paused: $members->optional('paused', Decode::boolean(...)),
            renewsAs: $members->optional('renewsAs', Decode::text(...)),
            endReason: $members->both('endReason', Decode::nullable(Decode::text(...))),
            billingIssueAt: $members->optional('billingIssueAt', Decode::moment(...)),
            listedAt: $members->optional('listedAt', Decode::moment(...)),
            asOf: $members->required('asOf', Decode::moment(...)),
        );
    }
}
