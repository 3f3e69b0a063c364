<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A reason why an entitlement is not active. */
final readonly class MissingReason
{
    public function __construct(
        /**
         * What is missing; rules.md describes each kind.
         *
         * @var value-of<MissingReasonKind>|string
         */
        public string $kind,
        /** An explanation in one sentence. */
        public string $text,
        /**
         * Calls that would each make the entitlement active at the moment that the result is for.
         * A call is listed under the first reason that it removes.
         *
         * @var list<SuggestedCall>
         */
        public array $suggestedCalls,
        /** Store of the purchase, if the reason is about a purchase. */
        public ?string $store = null,
        /** Id that a store gives to a transaction. */
        public ?string $originalTransactionId = null,
        /** A product, by the id that the store and the catalogue use. */
        public ?string $product = null,
        /**
         * In `heldByAnother` and `notIdentified`: the holder of the purchase. An identified
         * holder comes before an anonymous holder, then the first in byte order.
         */
        public ?string $holder = null,
        /**
         * Last millisecond with access. In `refunded` and `revoked`: time of the refund or
         * revocation. In `notIdentified`: when the holder logged out on this device, if it did.
         */
        public ?\DateTimeImmutable $since = null,
        /** In `paused`: end of the pause. In `notYet`: start of access. */
        public ?\DateTimeImmutable $until = null,
        /**
         * In `heldByAnother`: the steps that led to the holder.
         *
         * @var list<ExplanationStep>
         */
        public ?array $because = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            kind: $members->required('kind', Decode::text(...)),
            text: $members->required('text', Decode::text(...)),
            store: $members->optional('store', Decode::text(...)),
            originalTransactionId: $members->optional('originalTransactionId', Decode::text(...)),
            product: $members->optional('product', Decode::text(...)),
            holder: $members->optional('holder', Decode::text(...)),
            since: $members->optional('since', Decode::moment(...)),
            until: $members->optional('until', Decode::moment(...)),
            because: $members->optional('because', Decode::listOf(ExplanationStep::decode(...))),
            suggestedCalls: $members->required('suggestedCalls', Decode::listOf(SuggestedCall::decode(...))),
        );
    }
}
