<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** What `user.export` answers. */
final readonly class UserExportResult extends Record
{
    public function __construct(
        /** The current user of a device, or the user that an id belongs to. */
        public User $user,
        /** First id that the customer had. After a merge, that of the older customer. */
        public string $firstId,
        /** Id that acted last: the user of the last install, identify, purchase or restore. */
        public string $lastId,
        /** @var list<KnownId> Every id of the customer, in byte order. */
        #[ListOf(KnownId::class)]
        public array $ids,
        /**
         * @var list<Device> Devices whose anonymous or identified user belongs to the customer,
         * in byte order.
         */
        #[ListOf(Device::class)]
        public array $devices,
        /** @var list<string> Account tokens registered for the customer, in byte order. */
        #[ListOf('string')]
        public array $accountTokens,
        /** @var list<Purchase> Purchases that the customer holds, with all their transactions. */
        #[ListOf(Purchase::class)]
        public array $purchases,
        /**
         * @var list<PurchaseRef> Purchases that an import gave to the customer and that no store
         * has reported yet.
         */
        #[ListOf(PurchaseRef::class)]
        public array $claims,
        /** @var list<Grant> Grants, including those that have ended. */
        #[ListOf(Grant::class)]
        public array $grants,
        /** @var list<Property>  */
        #[ListOf(Property::class)]
        public array $properties,
        /**
         * @var list<Property> Earlier values of properties that another user of the same customer
         * replaced. An empty value is a removal.
         */
        #[ListOf(Property::class)]
        public array $overridden,
        /**
         * @var array<string, Entitlement> Entitlements by their ids, including inactive
         * entitlements.
         */
        #[MapOf(Entitlement::class)]
        public array $entitlements,
        /** Time of the entitlements and of the purchases' states: now. */
        public \DateTimeImmutable $at,
        /** @var list<Event> Events of the customer, oldest first, at most 1000. */
        #[ListOf(Event::class)]
        public ?array $events = null,
        /** Position at which events.read continues, with the same id as `user`. */
        public ?string $cursor = null,
        /** True when events.read has more events of the customer. */
        public ?bool $moreEvents = null,
    ) {
    }
}
