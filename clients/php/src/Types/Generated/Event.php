<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** One entry of a project's log. Its other members depend on its kind: events.md lists them. */
final readonly class Event extends Record
{
    public function __construct(
        /** The event's number in the log; absent in a dry run. */
        public string $cursor,
        /** Unique id of the event. */
        public string $id,
        /** @var value-of<EventKind>|string Kind of an event. */
        public string $kind,
        /** Time at which the event happened, by the project's clock. */
        public \DateTimeImmutable $at,
        /**
         * A project: a namespace for users, purchases, rules and events. Projects share no data.
         */
        public string $project,
        /**
         * What caused the event. A request gives its `method` and `id`; a notification has no
         * `id`. `clock` is true for a change that fell due.
         */
        public Cause $cause,
        /** CustomerId of the customer that the event is about; absent in clockAdvanced. */
        public ?string $user = null,
        /** Id of the user, if the user is identified. */
        public ?string $userId = null,
        /**
         * Id of the user, if the user is anonymous. In identified, and in loggedOut with a
         * userId: the device's anonymous user after the event.
         */
        public ?string $anonymousId = null,
        /**
         * In userCreated, identified, loggedOut, purchase events and the events that a purchase
         * causes: the device; null when there is none.
         */
        public string|Absent|null $device = Absent::Absent,
        /**
         * @var value-of<EventOutcome>|string In identified: the outcome that identify returned.
         */
        public ?string $outcome = null,
        /** @var list<string> In a move: the holders before. */
        #[ListOf('string')]
        public ?array $from = null,
        /** In a move: the user that gained the purchase. */
        public ?string $to = null,
        /** In a move: whether the users in `from` keep the purchase. */
        public ?bool $shared = null,
        /** In linkUndone: id of the undone event. */
        public ?string $undone = null,
        /**
         * @var list<string> In usersAliased, and in linkUndone of customers that are split: every
         * id of the customer now, in byte order.
         */
        #[ListOf('string')]
        public ?array $aliases = null,
        /**
         * In usersAliased: the customerId that `user` absorbed; absent when the joining id was
         * new.
         */
        public ?string $absorbed = null,
        /**
         * @var list<string> In entitlementsActivated and entitlementsDeactivated: the
         * entitlements that changed, in byte order. In granted and grantRevoked: the entitlement.
         */
        #[ListOf('string')]
        public ?array $entitlements = null,
        /**
         * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
         * roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
         */
        public ?string $store = null,
        /** Id that a store gives to a transaction. */
        public ?string $originalTransactionId = null,
        /** The latest transaction; in purchaseUpdated, the transaction that changed. */
        public ?string $transactionId = null,
        /** A product, by the id that the store and the catalogue use. */
        public ?string $product = null,
        /**
         * @var value-of<ProductKind>|string Kind of a product, which determines how a purchase
         * moves and expires.
         */
        public ?string $productKind = null,
        /** @var list<string> In purchase events: the holders. */
        #[ListOf('string')]
        public ?array $holders = null,
        /**
         * @var value-of<PurchaseEnvironment>|string Environment of the store: production, or
         * sandbox for test purchases.
         */
        public ?string $environment = null,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public ?\DateTimeImmutable $firstPurchasedAt = null,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public ?\DateTimeImmutable $purchasedAt = null,
        /**
         * In purchase events: the end of the period. In granted and grantRevoked: the end of the
         * grant.
         */
        public \DateTimeImmutable|Absent|null $expiresAt = Absent::Absent,
        /**
         * @var value-of<PeriodType>|string Price of a period: full (normal), a trial, or
         * introductory (intro).
         */
        public ?string $periodType = null,
        public ?bool $isFamilyShared = null,
        public string|Absent|null $price = Absent::Absent,
        public string|Absent|null $currency = Absent::Absent,
        public string|Absent|null $country = Absent::Absent,
        public string|Absent|null $offerCode = Absent::Absent,
        /**
         * @var array<string, string> Up to 20 strings of the caller's own, which the events of
         * this purchase repeat.
         */
        #[MapOf('string')]
        public ?array $attributes = null,
        /**
         * @var value-of<EndReason>|string|null In purchase events: why the purchase ended, or
         * will end; absent when the store named no reason.
         */
        public string|Absent|null $endReason = Absent::Absent,
        /**
         * In purchase events: the purchase that this one takes over; absent when there is none.
         */
        public ?string $replaces = null,
        /**
         * @var array<string, mixed> In purchaseUpdated: the fields of the transaction that the
         * call changed, with their new values; absent when the clock is the cause. In
         * purchaseRecorded and purchaseRenewed: what the store says along with the new period
         * about the time after it, for example that auto-renew is off; absent when it says
         * nothing.
         */
        #[MapOf('mixed')]
        public ?array $changes = null,
        /**
         * @var value-of<State>|string|null In purchaseRenewed, purchaseUpdated and
         * purchaseExpired, and in purchaseRecorded of a purchase that gives no access or replaces
         * a known one: the purchase's state after the event.
         */
        public string|Absent|null $state = Absent::Absent,
        /**
         * @var array<string, mixed> In the same events: `state` before the event, and former
         * values. In purchaseUpdated by a call: those of the fields in `changes`. In
         * purchaseRenewed: `product`, `expiresAt` and `periodType` of the transaction before; in
         * purchaseRecorded those of the purchase that it replaces, if that is known. In all
         * others, and in purchaseRenewed too: `autoRenew`, `renewsAs` and `billingIssueAt` of the
         * latest transaction, if they were set.
         */
        #[MapOf('mixed')]
        public ?array $before = null,
        /**
         * In purchaseUpdated: true if the transaction is not the latest of the purchase;
         * otherwise absent.
         */
        public ?bool $isEarlier = null,
        /** In clockAdvanced: the time that the clock shows. */
        public ?\DateTimeImmutable $now = null,
    ) {
    }
}
