<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/**
 * One step that led a user to an entitlement, or took it away. A member that does not apply, or
 * is not known, is absent.
 */
final readonly class ExplanationStep extends Record
{
    public function __construct(
        /**
         * @var value-of<ExplanationStepStep>|string Kind of the step; rules.md describes each
         * kind.
         */
        public string $step,
        /** An explanation in one sentence. */
        public string $text,
        /** Time of the step, if it has a time. In `clock`: the moment that the result is for. */
        public ?\DateTimeImmutable $at,
        /** Id of the event that reported the step. */
        public ?string $event = null,
        /** Cursor of that event. */
        public ?string $cursor = null,
        /** The rule that applied in the step. */
        public ?AppliedRule $rule = null,
        /** @var value-of<ExplanationStepBy>|string In `claimed`: what led to the user. */
        public ?string $by = null,
        /**
         * @var value-of<ExplanationStepMethod>|string Method that made the step. In `revoked`:
         * present if an import brought the end.
         */
        public ?string $method = null,
        /**
         * @var list<string> Who had it before: at most ten ids, one id per customer. In
         * `aliased`: the first customer. In `identified`: the device's anonymous user.
         */
        #[ListOf('string')]
        public ?array $from = null,
        /** @var list<string> Who has it afterwards. In `aliased`: the second customer. */
        #[ListOf('string')]
        public ?array $to = null,
        /** In `purchased` and `identified`: the device; null for a purchase without a device. */
        public string|Absent|null $device = Absent::Absent,
        /**
         * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
         * roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
         */
        public ?string $store = null,
        /** Id that a store gives to a transaction. */
        public ?string $originalTransactionId = null,
        /** Id that a store gives to a transaction. */
        public ?string $transactionId = null,
        /** A product, by the id that the store and the catalogue use. */
        public ?string $product = null,
        /** @var value-of<State>|string|null State of the purchase or grant at that time. */
        public string|Absent|null $state = Absent::Absent,
        /**
         * In `clock`: start of the state; when access is over, the last millisecond with access.
         * In other steps: start of the period.
         */
        public \DateTimeImmutable|Absent|null $since = Absent::Absent,
        /**
         * Last millisecond of the state, as far as is known; the end of a pause. Null for no end.
         */
        public \DateTimeImmutable|Absent|null $until = Absent::Absent,
        /**
         * True when an undo of an earlier link changed the outcome of this login; otherwise
         * absent.
         */
        public ?bool $recomputed = null,
    ) {
    }
}
