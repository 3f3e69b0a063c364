<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/**
 * What a product or a grant unlocks for a user, and why. One purchase or grant, the winner,
 * supplies every member. If only `entitlements` of `checkEntitlements` names it, every member is
 * null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).
 */
final readonly class Entitlement
{
    public function __construct(
        /** An entitlement, for example `premium`. */
        public string $id,
        /** Whether the user has access. */
        public bool $active,
        /**
         * State of a purchase or grant. Null before it begins, and for an entitlement that only
         * `entitlements` of `checkEntitlements` names.
         *
         * @var value-of<State>|string|null
         */
        public ?string $state,
        /** Product that gives the entitlement; null for a grant. */
        public ?string $productId,
        /** Store of the purchase, or `manual` for a grant. */
        public ?string $source,
        /**
         * Whether the subscription renews. billingIssue: the store could not collect a payment.
         *
         * @var value-of<EntitlementRenewState>|string
         */
        public string $renewState,
        /**
         * What gave the entitlement; `manual` for a grant by the method `grant`.
         *
         * @var value-of<EntitlementGrantType>|string|null
         */
        public ?string $grantType,
        /**
         * @var value-of<EntitlementPeriodType>|string|null
         */
        public ?string $periodType,
        /** Time of the first purchase, or of the grant. */
        public ?\DateTimeImmutable $startedAt,
        /** Last millisecond with access, without a grace period; null for no end. */
        public ?\DateTimeImmutable $expiresAt,
        /** Last millisecond of the grace period; null without a grace period. */
        public ?\DateTimeImmutable $gracePeriodExpiresAt,
        /** Time of the first transaction; null for a grant. */
        public ?\DateTimeImmutable $firstPurchasedAt,
        /** Time of the latest transaction; null for a grant. */
        public ?\DateTimeImmutable $lastPurchasedAt,
        /** Time at which a trial began; null without a trial. */
        public ?\DateTimeImmutable $trialStartedAt,
        /** Time at which the customer turned auto-renew off; null while it is on. */
        public ?\DateTimeImmutable $autoRenewDisabledAt,
        /** Number of renewals at the full price. */
        public int $renewsCount,
        /**
         * @var value-of<EntitlementEnvironment>|string|null
         */
        public ?string $environment,
        /** Null for a grant. */
        public ?string $store,
        /** Latest transaction; null for a grant. */
        public ?string $transactionId,
        /** First transaction; null for a grant. */
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
