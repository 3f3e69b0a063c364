<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What to fetch from the store: its kind, and the ids that the store gave. */
final readonly class StoreQuestion
{
    public function __construct(
        /**
         * @var value-of<StoreQuestionKind>|string
         */
        public string $kind,
        /** Id of the object at Stripe. */
        public ?string $id = null,
        /** Package of the app at Google. */
        public ?string $packageName = null,
        /** Token of the purchase at Google. */
        public ?string $purchaseToken = null,
        /** Charge whose invoice is to be fetched. */
        public ?string $charge = null,
        /** Payment whose invoice is to be fetched. */
        public ?string $paymentIntent = null,
        /**
         * What the object at Stripe must contain as a whole, and not as an id.
         *
         * @var value-of<StoreQuestionExpand>|string
         */
        public ?string $expand = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            kind: $members->required('kind', Decode::text(...)),
            id: $members->optional('id', Decode::text(...)),
            packageName: $members->optional('packageName', Decode::text(...)),
            purchaseToken: $members->optional('purchaseToken', Decode::text(...)),
            charge: $members->optional('charge', Decode::text(...)),
            paymentIntent: $members->optional('paymentIntent', Decode::text(...)),
            expand: $members->optional('expand', Decode::text(...)),
        );
    }
}
