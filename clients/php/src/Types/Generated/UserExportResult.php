<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `user.export` answers. */
final readonly class UserExportResult
{
    public function __construct(
        /** Who somebody is: the current user of a device, or the user that an id reaches. */
        public User $user,
        /**
         * Every id that reaches the customer, in the order of their bytes.
         *
         * @var list<UserExportResultIdsItem>
         */
        public array $ids,
        /**
         * Those whose anonymous or identified user is the customer's, in the order of their
         * bytes.
         *
         * @var list<UserExportResultDevicesItem>
         */
        public array $devices,
        /**
         * What the customer holds, each transaction whole.
         *
         * @var list<Purchase>
         */
        public array $purchases,
        /**
         * Those of the past, too.
         *
         * @var list<UserExportResultGrantsItem>
         */
        public array $grants,
        /**
         * @var list<UserExportResultPropertiesItem>
         */
        public array $properties,
        /**
         * What users of the customer had set, or removed (an empty value), before another of them
         * set it anew.
         *
         * @var list<UserExportResultOverriddenItem>
         */
        public array $overridden,
        /**
         * From an entitlement's id to the entitlement, inactive ones too.
         *
         * @var array<string, Entitlement>
         */
        public array $entitlements,
        /** Of the entitlements, and of the states of the purchases: now. */
        public \DateTimeImmutable $at,
        /**
         * What was told of the customer, the oldest first, up to 1000.
         *
         * @var list<Event>
         */
        public array $events,
        /** Where events.read goes on, with the same id as `user`. */
        public string $cursor,
        /** True when events.read would tell more. */
        public bool $moreEvents,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            user: $members->required('user', User::decode(...)),
            ids: $members->required('ids', Decode::listOf(UserExportResultIdsItem::decode(...))),
            devices: $members->required('devices', Decode::listOf(UserExportResultDevicesItem::decode(...))),
            purchases: $members->required('purchases', Decode::listOf(Purchase::decode(...))),
            grants: $members->required('grants', Decode::listOf(UserExportResultGrantsItem::decode(...))),
            properties: $members->required('properties', Decode::listOf(UserExportResultPropertiesItem::decode(...))),
            overridden: $members->required('overridden', Decode::listOf(UserExportResultOverriddenItem::decode(...))),
            entitlements: $members->required('entitlements', Decode::mapOf(Entitlement::decode(...))),
            at: $members->required('at', Decode::moment(...)),
            events: $members->required('events', Decode::listOf(Event::decode(...))),
            cursor: $members->required('cursor', Decode::text(...)),
            moreEvents: $members->required('moreEvents', Decode::boolean(...)),
        );
    }
}
