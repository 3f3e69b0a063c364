<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Decode;

/** One paid period, or one payment, of a purchase. */
final readonly class Transaction
{
    public function __construct(
        /** One transaction of a store. */
        public string $transactionId,
        /** A product, as the store or the catalogue calls it. */
        public string $product,
        /**
         * What the customer pays for a period.
         *
         * @var value-of<PeriodType>|string
         */
        public string $periodType,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
        public \DateTimeImmutable $purchasedAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $expiresAt,
        /** From here on only in an export. */
        public ?bool $isFamilyShared = null,
        /** A decimal in a string. */
        public string|Absent|null $price = Absent::Absent,
        /** As it came. */
        public string|Absent|null $currency = Absent::Absent,
        /** As it came. */
        public string|Absent|null $country = Absent::Absent,
        /** As it came. */
        public string|Absent|null $offerCode = Absent::Absent,
        /**
         * Up to 20 strings of the caller's own, told again in the events of this purchase.
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
