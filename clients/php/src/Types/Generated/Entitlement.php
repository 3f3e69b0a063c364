<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/**
 * What a product or a grant unlocks for a user, and why. One purchase or grant, the winner,
 * supplies every member. If only `entitlements` of `checkEntitlements` names it, every member is
 * null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).
 */
final readonly class Entitlement extends Record
{
    public function __construct(
        /** An entitlement, for example `premium`. */
        public string $id,
        /** Whether the user has access. */
        public bool $active,
        /**
         * @var value-of<State>|string|null State of a purchase or grant. Null before it begins,
         * and for an entitlement that only `entitlements` of `checkEntitlements` names.
         */
        public ?string $state,
        /** Product that gives the entitlement; null for a grant. */
        public ?string $productId,
        /** Store of the purchase, or `manual` for a grant. */
        public ?string $source,
        /**
         * @var value-of<EntitlementRenewState>|string Whether the subscription renews.
         * billingIssue: the store could not collect a payment.
         */
        public string $renewState,
        /**
         * @var value-of<EntitlementGrantType>|string|null What gave the entitlement; `manual` for
         * a grant by the method `grant`.
         */
        public ?string $grantType,
        /** @var value-of<PeriodType>|string|null  */
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
        /** @var value-of<PurchaseEnvironment>|string|null  */
        public ?string $environment,
        /** Null for a grant. */
        public ?string $store,
        /** Latest transaction; null for a grant. */
        public ?string $transactionId,
        /** First transaction; null for a grant. */
        public ?string $originalTransactionId,
    ) {
    }
}
