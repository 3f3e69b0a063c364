<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Encode;

/**
 * A purchase as `user.export` shows it. The daemon accepts and ignores members that derive from
 * the transactions.
 */
final readonly class ImportedPurchase implements \JsonSerializable
{
    public function __construct(
        /**
         * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
         * roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
         */
        public string $store,
        /** The first transaction. */
        public string $originalTransactionId,
        /**
         * All transactions, in any order.
         *
         * @var list<ImportedTransaction|array<string, mixed>>
         */
        public array $transactions,
        /** Not read. */
        public mixed $transactionId = Absent::Absent,
        /** Present product, if it differs from that of the latest transaction. */
        public string|Absent|null $product = Absent::Absent,
        /** Not read. */
        public mixed $kind = Absent::Absent,
        /** Not read. */
        public mixed $state = Absent::Absent,
        /**
         * Who holds the purchase: one id per customer.
         *
         * @var list<string>
         */
        public ?array $holders = null,
        /** Device on which the customer bought; null when there is none. */
        public string|Absent|null $device = Absent::Absent,
        /** Store account that bought it; null when there is none. */
        public string|Absent|null $storeAccount = Absent::Absent,
        /** Not read. */
        public mixed $purchasedAt = Absent::Absent,
        /** Not read. */
        public mixed $firstPurchasedAt = Absent::Absent,
        /** Present end, if it differs from that of the latest transaction. */
        public \DateTimeInterface|string|Absent|null $expiresAt = Absent::Absent,
        /**
         * True if somebody stated that the present has no end, and the latest transaction does
         * not say so.
         */
        public ?bool $noEnd = null,
        /** Not read. */
        public mixed $trialStartedAt = Absent::Absent,
        /** Not read. */
        public mixed $periodType = Absent::Absent,
        /** Not read. */
        public mixed $environment = Absent::Absent,
        /** Not read. */
        public mixed $isFamilyShared = Absent::Absent,
        /** Not read. */
        public mixed $price = Absent::Absent,
        /** Not read. */
        public mixed $currency = Absent::Absent,
        /** Not read. */
        public mixed $country = Absent::Absent,
        /** Not read. */
        public mixed $offerCode = Absent::Absent,
        /** Not read. */
        public mixed $autoRenew = Absent::Absent,
        /** Not read. */
        public mixed $autoRenewDisabledAt = Absent::Absent,
        /** Not read. */
        public mixed $gracePeriodExpiresAt = Absent::Absent,
        /** Not read. */
        public mixed $billingRetry = Absent::Absent,
        /** Not read. */
        public mixed $pausedUntil = Absent::Absent,
        /** Not read. */
        public mixed $refundedAt = Absent::Absent,
        /** Not read. */
        public mixed $revokedAt = Absent::Absent,
        /** Not read. */
        public mixed $endedAt = Absent::Absent,
        /** Not read. */
        public mixed $paused = Absent::Absent,
        /** Not read. */
        public mixed $renewsAs = Absent::Absent,
        /** Not read. */
        public mixed $endReason = Absent::Absent,
        /** Not read. */
        public mixed $billingIssueAt = Absent::Absent,
        /** Purchase that this one takes over, as the store named it; null when there is none. */
        public string|Absent|null $replaces = Absent::Absent,
        /**
         * Purchase that has taken this one over. Read only with `replacedAt`, if the daemon does
         * not know that purchase.
         */
        public string|Absent|null $replacedBy = Absent::Absent,
        /** When that purchase began: this one gives no access from then on. */
        public \DateTimeInterface|string|Absent|null $replacedAt = Absent::Absent,
        /**
         * Further names of the purchase.
         *
         * @var list<string>
         */
        public ?array $keys = null,
        /**
         * Purchase of the first item, if this one is of a further item of the same subscription
         * or order.
         */
        public ?string $firstItem = null,
        /** Not read. */
        public mixed $renewsCount = Absent::Absent,
        /** First account token that the store named; null without one. */
        public string|Absent|null $accountToken = Absent::Absent,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'store' => $this->store,
            'originalTransactionId' => $this->originalTransactionId,
            'transactionId' => $this->transactionId,
            'product' => $this->product,
            'kind' => $this->kind,
            'state' => $this->state,
            'holders' => $this->holders ?? \Entitled\Absent::Absent,
            'device' => $this->device,
            'storeAccount' => $this->storeAccount,
            'purchasedAt' => $this->purchasedAt,
            'firstPurchasedAt' => $this->firstPurchasedAt,
            'expiresAt' => $this->expiresAt,
            'noEnd' => $this->noEnd ?? \Entitled\Absent::Absent,
            'trialStartedAt' => $this->trialStartedAt,
            'periodType' => $this->periodType,
            'environment' => $this->environment,
            'isFamilyShared' => $this->isFamilyShared,
            'price' => $this->price,
            'currency' => $this->currency,
            'country' => $this->country,
            'offerCode' => $this->offerCode,
            'autoRenew' => $this->autoRenew,
            'autoRenewDisabledAt' => $this->autoRenewDisabledAt,
            'gracePeriodExpiresAt' => $this->gracePeriodExpiresAt,
            'billingRetry' => $this->billingRetry,
            'pausedUntil' => $this->pausedUntil,
            'refundedAt' => $this->refundedAt,
            'revokedAt' => $this->revokedAt,
            'endedAt' => $this->endedAt,
            'paused' => $this->paused,
            'renewsAs' => $this->renewsAs,
            'endReason' => $this->endReason,
            'billingIssueAt' => $this->billingIssueAt,
            'replaces' => $this->replaces,
            'replacedBy' => $this->replacedBy,
            'replacedAt' => $this->replacedAt,
            'keys' => $this->keys ?? \Entitled\Absent::Absent,
            'firstItem' => $this->firstItem ?? \Entitled\Absent::Absent,
            'renewsCount' => $this->renewsCount,
            'accountToken' => $this->accountToken,
            'transactions' => Encode::with(Encode::listOf(Encode::object(...)), $this->transactions),
        ]);
    }
}
