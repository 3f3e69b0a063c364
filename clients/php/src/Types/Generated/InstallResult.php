<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `install` answers. */
final readonly class InstallResult extends Record
{
    public function __construct(
        /** A device: one installation of one app. A reinstallation is a new device. */
        public string $device,
        /** False when the device was already registered. */
        public bool $created,
        /** The current user of a device, or the user that an id belongs to. */
        public User $user,
        /**
         * True when the call claimed purchases: the app has to check the user's entitlements.
         * Otherwise absent.
         */
        public ?bool $shouldRefresh = null,
        /**
         * @var list<Move> The unclaimed purchases that this call gave to the user, with those
         * that replace them; absent if there are none. In the order of `store`, then
         * `originalTransactionId`.
         */
        #[ListOf(Move::class)]
        public ?array $claimed = null,
        /** True in a dry run; otherwise absent. */
        public ?bool $dryRun = null,
        /** @var list<Event> The events that the call would emit. Only in a dry run. */
        #[ListOf(Event::class)]
        public ?array $events = null,
        /** True when this is the stored result of an idempotency key; otherwise absent. */
        public ?bool $replayed = null,
    ) {
    }
}
