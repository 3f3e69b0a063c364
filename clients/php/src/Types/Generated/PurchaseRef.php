<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;
use Entitled\Values\Encode;

/** A purchase, by its store and the id of its first transaction. */
final readonly class PurchaseRef implements \JsonSerializable
{
    public function __construct(
        /**
         * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
         * roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
         */
        public string $store,
        /** Id of the purchase's first transaction. */
        public string $originalTransactionId,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            store: $members->required('store', Decode::text(...)),
            originalTransactionId: $members->required('originalTransactionId', Decode::text(...)),
        );
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'store' => $this->store,
            'originalTransactionId' => $this->originalTransactionId,
        ]);
    }
}
