<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Encode;

/** A transaction as `user.export` shows it: dated facts. */
final readonly class ImportedTransaction implements \JsonSerializable
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
        public \DateTimeInterface|string $purchasedAt,
        /** Price of a period: full (normal), a trial, or introductory (intro). */
        public PeriodType|string|null $periodType = null,
        /** End of the period. Null alone states nothing. */
        public \DateTimeInterface|string|Absent|null $expiresAt = Absent::Absent,
        /**
         * True if the store stated that there is no end, so that no grace period counts as the
         * end.
         */
        public ?bool $noEnd = null,
        /** Whether a family member bought it and shares it. */
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
        /** The kind that the store named. */
        public ProductKind|string|null $kind = null,
        /** The environment that the store named. */
        public PurchaseEnvironment|string|null $environment = null,
        /** False while auto-renew is off. */
        public ?bool $autoRenew = null,
        /** Time since which auto-renew has been off. */
        public \DateTimeInterface|string|Absent|null $autoRenewDisabledAt = Absent::Absent,
        /** Last moment of the grace period. */
        public \DateTimeInterface|string|Absent|null $gracePeriodExpiresAt = Absent::Absent,
        /** True while the store retries a failed payment. */
        public ?bool $billingRetry = null,
        /** Time at which the pause ends. */
        public \DateTimeInterface|string|Absent|null $pausedUntil = Absent::Absent,
        /** Time of the refund. */
        public \DateTimeInterface|string|Absent|null $refundedAt = Absent::Absent,
        /** Time at which the store withdrew access. */
        public \DateTimeInterface|string|Absent|null $revokedAt = Absent::Absent,
        /** Time at which access ended before the end of the period. */
        public \DateTimeInterface|string|Absent|null $endedAt = Absent::Absent,
        /** True while the store reports the subscription as paused. */
        public ?bool $paused = null,
        /** Product of the next period. */
        public ?string $renewsAs = null,
        /**
         * Why a subscription ended, or will end: the customer's choice, a failed payment, a
         * refused price increase, a product that is no longer sold (unavailable), the developer,
         * another purchase that took it over (replaced), or another reason. Null when the store
         * named none.
         */
        public EndReason|string|Absent|null $endReason = Absent::Absent,
        /** Time since which billing has failed. */
        public \DateTimeInterface|string|Absent|null $billingIssueAt = Absent::Absent,
        /**
         * Time at which the store last listed the items of the subscription, this one among them.
         * Absent if the subscription had one item only.
         */
        public \DateTimeInterface|string|Absent|null $listedAt = Absent::Absent,
        /**
         * Time at which the store stated all of this. Without it, the transaction is older than
         * any statement of a store.
         */
        public \DateTimeInterface|string|Absent|null $asOf = Absent::Absent,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'transactionId' => $this->transactionId,
            'product' => $this->product,
            'periodType' => $this->periodType ?? \Entitled\Absent::Absent,
            'purchasedAt' => $this->purchasedAt,
            'expiresAt' => $this->expiresAt,
            'noEnd' => $this->noEnd ?? \Entitled\Absent::Absent,
            'isFamilyShared' => $this->isFamilyShared ?? \Entitled\Absent::Absent,
            'price' => $this->price,
            'currency' => $this->currency,
            'country' => $this->country,
            'offerCode' => $this->offerCode,
            'attributes' => Encode::with(Encode::mapOf(), $this->attributes) ?? \Entitled\Absent::Absent,
            'kind' => $this->kind ?? \Entitled\Absent::Absent,
            'environment' => $this->environment ?? \Entitled\Absent::Absent,
            'autoRenew' => $this->autoRenew ?? \Entitled\Absent::Absent,
            'autoRenewDisabledAt' => $this->autoRenewDisabledAt,
            'gracePeriodExpiresAt' => $this->gracePeriodExpiresAt,
            'billingRetry' => $this->billingRetry ?? \Entitled\Absent::Absent,
            'pausedUntil' => $this->pausedUntil,
            'refundedAt' => $this->refundedAt,
            'revokedAt' => $this->revokedAt,
            'endedAt' => $this->endedAt,
            'paused' => $this->paused ?? \Entitled\Absent::Absent,
            'renewsAs' => $this->renewsAs ?? \Entitled\Absent::Absent,
            'endReason' => $this->endReason,
            'billingIssueAt' => $this->billingIssueAt,
            'listedAt' => $this->listedAt,
            'asOf' => $this->asOf,
        ]);
    }
}
