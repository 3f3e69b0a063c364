<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `user.export` answers. */
final readonly class UserExportResult
{
    public function __construct(
        /** The current user of a device, or the user that an id belongs to. */
        public User $user,
        /** First id that the customer had. After a merge, that of the older customer. */
        public string $firstId,
        /** Id that acted last: the user of the last install, identify, purchase or restore. */
        public string $lastId,
        /**
         * Every id of the customer, in byte order.
         *
         * @var list<UserExportResultIdsItem>
         */
        public array $ids,
        /**
         * Devices whose anonymous or identified user belongs to the customer, in byte order.
         *
         * @var list<UserExportResultDevicesItem>
         */
        public array $devices,
        /**
         * Account tokens registered for the customer, in byte order.
         *
         * @var list<string>
         */
        public array $accountTokens,
        /**
         * Purchases that the customer holds, with all their transactions.
         *
         * @var list<Purchase>
         */
        public array $purchases,
        /**
         * Purchases that an import gave to the customer and that no store has reported yet.
         *
         * @var list<PurchaseRef>
         */
        public array $claims,
        /**
         * Grants, including those that have ended.
         *
         * @var list<UserExportResultGrantsItem>
         */
        public array $grants,
        /**
         * @var list<UserExportResultPropertiesItem>
         */
        public array $properties,
        /**
         * Earlier values of properties that another user of the same customer replaced. An empty
         * value is a removal.
         *
         * @var list<UserExportResultOverriddenItem>
         */
        public array $overridden,
        /**
         * Entitlements by their ids, including inactive entitlements.
         *
         * @var array<string, Entitlement>
         */
        public array $entitlements,
        /** Time of the entitlements and of the purchases' states: now. */
        public \DateTimeImmutable $at,
        /**
         * Events of the customer, oldest first, at most 1000.
         *
         * @var list<Event>
         */
        public ?array $events = null,
        /** Position at which events.read continues, with the same id as `user`. */
        public ?string $cursor = null,
        /** True when events.read has more events of the customer. */
        public ?bool $moreEvents = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            user: $members->required('user', User::decode(...)),
            firstId: $members->required('firstId', Decode::text(...)),
            lastId: $members->required('lastId', Decode::text(...)),
            ids: $members->required('ids', Decode::listOf(UserExportResultIdsItem::decode(...))),
            devices: $members->required('devices', Decode::listOf(UserExportResultDevicesItem::decode(...))),
            accountTokens: $members->required('accountTokens', Decode::listOf(Decode::text(...))),
            purchases: $members->required('purchases', Decode::listOf(Purchase::decode(...))),
            claims: $members->required('claims', Decode::listOf(PurchaseRef::decode(...))),
            grants: $members->required('grants', Decode::listOf(UserExportResultGrantsItem::decode(...))),
            properties: $members->required('properties', Decode::listOf(UserExportResultPropertiesItem::decode(...))),
            overridden: $members->required('overridden', Decode::listOf(UserExportResultOverriddenItem::decode(...))),
            entitlements: $members->required('entitlements', Decode::mapOf(Entitlement::decode(...))),
            at: $members->required('at', Decode::moment(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            cursor: $members->optional('cursor', Decode::text(...)),
            moreEvents: $members->optional('moreEvents', Decode::boolean(...)),
        );
    }
}
