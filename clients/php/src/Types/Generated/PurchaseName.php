<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/** What names a purchase: its store and the first transaction of its chain. */
final readonly class PurchaseName implements \JsonSerializable
{
    public function __construct(
        /**
         * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
         * other such word.
         */
        public string $store,
        /** One transaction of a store. */
        public string $originalTransactionId,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'store' => $this->store,
            'originalTransactionId' => $this->originalTransactionId,
        ]);
    }
}
