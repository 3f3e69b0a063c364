<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Decode;

/**
 * Something that happened in a project. What else stands in it depends on its kind; see rules.md.
 */
final readonly class Event
{
    public function __construct(
        /** Made up; never the same twice. */
        public string $id,
        /**
         * What happened.
         *
         * @var value-of<EventKind>|string
         */
        public string $kind,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
        public \DateTimeImmutable $at,
        /** A namespace: projects share no device, user, purchase or event. */
        public string $project,
        /**
         * Either a request (`method`, and its `id` as it came; no `id` for a notification), or
         * `clock`: something came due by itself.
         */
        public Cause $cause,
        /** The project's running number; not there in a dry run. */
        public ?string $cursor = null,
        /**
         * The customerId of the one whom it is about; not there in clockAdvanced, which is about
         * nobody.
         */
        public ?string $user = null,
        /** There when that one is identified. */
        public ?string $userId = null,
        /**
         * There when that one is anonymous; beside userId in identified and loggedOut, where it
         * is the device's anonymous user, the new one after a rotation.
         */
        public ?string $anonymousId = null,
        /**
         * userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated,
         * purchaseExpired, and what comes of a purchase: the device, null where there is none.
         */
        public string|Absent|null $device = Absent::Absent,
        /**
         * identified: what identify answered.
         *
         * @var value-of<EventOutcome>|string
         */
        public ?string $outcome = null,
        /**
         * Of a move: who held the purchase before.
         *
         * @var list<string>
         */
        public ?array $from = null,
        /** Of a move: who holds it now. */
        public ?string $to = null,
        /** Of a move: whether those in `from` keep it. */
        public ?bool $shared = null,
        /** linkUndone: the id of the event whose link was taken back. */
        public ?string $undone = null,
        /**
         * usersAliased, and linkUndone where customers part: every id that reaches the customer
         * now, in the order of their bytes.
         *
         * @var list<string>
         */
        public ?array $aliases = null,
        /**
         * usersAliased: the customerId that became part of `user`; not there when the id that
         * joined was new.
         */
        public ?string $absorbed = null,
        /**
         * entitlementsActivated, entitlementsDeactivated: whose access changed, in the order of
         * their bytes. granted, grantRevoked: the one.
         *
         * @var list<string>
         */
        public ?array $entitlements = null,
        /**
         * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
         * other such word.
         */
        public ?string $store = null,
        /** One transaction of a store. */
        public ?string $originalTransactionId = null,
        /** One transaction of a store. */
        public ?string $transactionId = null,
        /** A product, as the store or the catalogue calls it. */
        public ?string $product = null,
        /**
         * What a product is; it decides how a purchase moves and ends.
         *
         * @var value-of<ProductKind>|string
         */
        public ?string $productKind = null,
        /**
         * purchase…: who holds it.
         *
         * @var list<string>
         */
        public ?array $holders = null,
        /**
         * Where the store took the money.
         *
         * @var value-of<PurchaseEnvironment>|string
         */
        public ?string $environment = null,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
        public ?\DateTimeImmutable $firstPurchasedAt = null,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
        public ?\DateTimeImmutable $purchasedAt = null,
        /**
         * Of a purchase: the end of its period. granted, grantRevoked: the end that the grant
         * has, or had.
         */
        public \DateTimeImmutable|Absent|null $expiresAt = Absent::Absent,
        /**
         * What the customer pays for a period.
         *
         * @var value-of<PeriodType>|string
         */
        public ?string $periodType = null,
        public ?bool $isFamilyShared = null,
        public string|Absent|null $price = Absent::Absent,
        public string|Absent|null $currency = Absent::Absent,
        public string|Absent|null $country = Absent::Absent,
        public string|Absent|null $offerCode = Absent::Absent,
        /**
         * Up to 20 strings of the caller's own, told again in the events of this purchase.
         *
         * @var array<string, string>
         */
        public ?array $attributes = null,
        /** clockAdvanced: what the clock shows now. */
        public ?\DateTimeImmutable $now = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            cursor: $members->optional('cursor', Decode::text(...)),
            id: $members->required('id', Decode::text(...)),
            kind: $members->required('kind', Decode::text(...)),
            at: $members->required('at', Decode::moment(...)),
            project: $members->required('project', Decode::text(...)),
            user: $members->optional('user', Decode::text(...)),
            userId: $members->optional('userId', Decode::text(...)),
            anonymousId: $members->optional('anonymousId', Decode::text(...)),
            cause: $members->required('cause', Cause::decode(...)),
            device: $members->both('device', Decode::nullable(Decode::text(...))),
            outcome: $members->optional('outcome', Decode::text(...)),
            from: $members->optional('from', Decode::listOf(Decode::text(...))),
            to: $members->optional('to', Decode::text(...)),
            shared: $members->optional('shared', Decode::boolean(...)),
            undone: $members->optional('undone', Decode::text(...)),
            aliases: $members->optional('aliases', Decode::listOf(Decode::text(...))),
            absorbed: $members->optional('absorbed', Decode::text(...)),
            entitlements: $members->optional('entitlements', Decode::listOf(Decode::text(...))),
            store: $members->optional('store', Decode::text(...)),
            originalTransactionId: $members->optional('originalTransactionId', Decode::text(...)),
            transactionId: $members->optional('transactionId', Decode::text(...)),
            product: $members->optional('product', Decode::text(...)),
            productKind: $members->optional('productKind', Decode::text(...)),
            holders: $members->optional('holders', Decode::listOf(Decode::text(...))),
            environment: $members->optional('environment', Decode::text(...)),
            firstPurchasedAt: $members->optional('firstPurchasedAt', Decode::moment(...)),
            purchasedAt: $members->optional('purchasedAt', Decode::moment(...)),
            expiresAt: $members->both('expiresAt', Decode::nullable(Decode::moment(...))),
            periodType: $members->optional('periodType', Decode::text(...)),
            isFamilyShared: $members->optional('isFamilyShared', Decode::boolean(...)),
            price: $members->both('price', Decode::nullable(Decode::text(...))),
            currency: $members->both('currency', Decode::nullable(Decode::text(...))),
            country: $members->both('country', Decode::nullable(Decode::text(...))),
            offerCode: $members->both('offerCode', Decode::nullable(Decode::text(...))),
            attributes: $members->optional('attributes', Decode::mapOf(Decode::text(...))),
            now: $members->optional('now', Decode::moment(...)),
        );
    }
}
