<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

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
        );
    }
}
