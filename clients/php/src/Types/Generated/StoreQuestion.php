<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** What to fetch from the store: its kind, and the ids that the store gave. */
final readonly class StoreQuestion extends Record
{
    public function __construct(
        /** @var value-of<StoreObjectKind>|string  */
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
         * @var value-of<StoreQuestionExpand>|string What the object at Stripe must contain as a
         * whole, and not as an id.
         */
        public ?string $expand = null,
    ) {
    }
}
