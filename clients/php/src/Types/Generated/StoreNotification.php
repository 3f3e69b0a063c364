<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/**
 * The store's message. `id` and `type` are null for a bare signed transaction, and for what the
 * caller fetched.
 */
final readonly class StoreNotification
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
        /**
         * Null if the message has none.
         *
         * @var value-of<StoreNotificationEnvironment>|string|null
         */
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

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            id: $members->required('id', Decode::nullable(Decode::text(...))),
            type: $members->required('type', Decode::nullable(Decode::text(...))),
            subtype: $members->required('subtype', Decode::nullable(Decode::text(...))),
            at: $members->required('at', Decode::moment(...)),
            environment: $members->required('environment', Decode::nullable(Decode::text(...))),
            originalTransactionId: $members->optional('originalTransactionId', Decode::text(...)),
            transactionId: $members->optional('transactionId', Decode::text(...)),
        );
    }
}
