<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** A reason why an entitlement is not active. */
final readonly class MissingReason extends Record
{
    public function __construct(
        /**
         * @var value-of<MissingReasonKind>|string What is missing; rules.md describes each kind.
         */
        public string $kind,
        /** An explanation in one sentence. */
        public string $text,
        /**
         * @var list<SuggestedCall> Calls that would each make the entitlement active at the
         * moment that the result is for. A call is listed under the first reason that it removes.
         */
        #[ListOf(SuggestedCall::class)]
        public array $suggestedCalls,
        /**
         * Store of the purchase, if the reason is about a purchase. In `noPurchase`: of a claim
         * of the user, which no store has reported yet.
         */
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
        /** @var list<ExplanationStep> In `heldByAnother`: the steps that led to the holder. */
        #[ListOf(ExplanationStep::class)]
        public ?array $because = null,
    ) {
    }
}
