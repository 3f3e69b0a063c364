<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/**
 * What a user may use, and why. One purchase or grant, the winner, supplies every member. Of an
 * entitlement that the user never had all are null but `id`, `active` (false), `renewState`
 * (unknown) and `renewsCount` (0).
 */
final readonly class Entitlement
{
    public function __construct(
        /** What a user may use. */
        public string $id,
        public bool $active,
        /**
         * What has become of a purchase at a moment; null before it began, and of what one never
         * had.
         *
         * @var value-of<State>|string|null
         */
        public ?string $state,
        /** The product that gives it; null for a grant. */
        public ?string $productId,
        /** The store, or `manual` for a grant. */
        public ?string $source,
        /**
         * @var value-of<EntitlementRenewState>|string
         */
        public string $renewState,
        /**
         * @var value-of<EntitlementGrantType>|string|null
         */
        public ?string $grantType,
        /**
         * @var value-of<EntitlementPeriodType>|string|null
         */
        public ?string $periodType,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $startedAt,
        /** Null where there is no end. */
        public ?\DateTimeImmutable $expiresAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $gracePeriodExpiresAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $firstPurchasedAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $lastPurchasedAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $trialStartedAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $autoRenewDisabledAt,
        public int $renewsCount,
        /**
         * @var value-of<EntitlementEnvironment>|string|null
         */
        public ?string $environment,
        /** Null for a grant. */
        public ?string $store,
        /** Null for a grant. */
        public ?string $transactionId,
        /** Null for a grant. */
        public ?string $originalTransactionId,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            id: $members->required('id', Decode::text(...)),
            active: $members->required('active', Decode::boolean(...)),
            state: $members->required('state', Decode::nullable(Decode::text(...))),
            productId: $members->required('productId', Decode::nullable(Decode::text(...))),
            source: $members->required('source', Decode::nullable(Decode::text(...))),
            renewState: $members->required('renewState', Decode::text(...)),
            grantType: $members->required('grantType', Decode::nullable(Decode::text(...))),
            periodType: $members->required('periodType', Decode::nullable(Decode::text(...))),
            startedAt: $members->required('startedAt', Decode::nullable(Decode::moment(...))),
            expiresAt: $members->required('expiresAt', Decode::nullable(Decode::moment(...))),
            gracePeriodExpiresAt: $members->required('gracePeriodExpiresAt', Decode::nullable(Decode::moment(...))),
            firstPurchasedAt: $members->required('firstPurchasedAt', Decode::nullable(Decode::moment(...))),
            lastPurchasedAt: $members->required('lastPurchasedAt', Decode::nullable(Decode::moment(...))),
            trialStartedAt: $members->required('trialStartedAt', Decode::nullable(Decode::moment(...))),
            autoRenewDisabledAt: $members->required('autoRenewDisabledAt', Decode::nullable(Decode::moment(...))),
            renewsCount: $members->required('renewsCount', Decode::integer(...)),
            environment: $members->required('environment', Decode::nullable(Decode::text(...))),
            store: $members->required('store', Decode::nullable(Decode::text(...))),
            transactionId: $members->required('transactionId', Decode::nullable(Decode::text(...))),
            originalTransactionId: $members->required('originalTransactionId', Decode::nullable(Decode::text(...))),
        );
    }
}
