<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/**
 * The store's message. `id` and `type` are null for a bare signed transaction, and for what the
 * caller fetched.
 */
final readonly class StoreNotification extends Record
{
    public function __construct(
        /** Apple's `notificationUUID`, Google's `messageId`, Stripe's event id. */
        public ?string $id,
        /** The store's type. */
        public ?string $type,
        /** Apple's subtype; null if there is none. */
        public ?string $subtype,
        /** Time at which the store made it. */
        public \DateTimeImmutable $at,
        /** @var value-of<PurchaseEnvironment>|string|null Null if the message has none. */
        public ?string $environment,
        /** Chain of `transactionId`; absent without it. */
        public ?string $originalTransactionId = null,
        /**
         * Transaction that an ignored message of Apple is about, for example one that asks for
         * consumption data. Absent otherwise.
         */
        public ?string $transactionId = null,
    ) {
    }
}
