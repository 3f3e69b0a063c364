<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Decode;

/** One transaction of a purchase: a paid period or a single payment. */
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
        /**
         * Only in an export, like the members below. Whether a family member bought it and shares
         * it.
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
            isFamilyShared: $members->optional('isFamilyShared', Decode::boolean(...)),
            price: $members->both('price', Decode::nullable(Decode::text(...))),
            currency: $members->both('currency', Decode::nullable(Decode::text(...))),
            country: $members->both('country', Decode::nullable(Decode::text(...))),
            offerCode: $members->both('offerCode', Decode::nullable(Decode::text(...))),
            attributes: $members->optional('attributes', Decode::mapOf(Decode::text(...))),
        );
    }
}
