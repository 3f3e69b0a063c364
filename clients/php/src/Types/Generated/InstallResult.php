<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `install` answers. */
final readonly class InstallResult
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
         * The unclaimed purchases that this call gave to the user, with those that replace them;
         * absent if there are none. In the order of `store`, then `originalTransactionId`.
         *
         * @var list<Move>
         */
        public ?array $claimed = null,
        /** True in a dry run; otherwise absent. */
        public ?bool $dryRun = null,
        /**
         * The events that the call would emit. Only in a dry run.
         *
         * @var list<Event>
         */
        public ?array $events = null,
        /** True when this is the stored result of an idempotency key; otherwise absent. */
        public ?bool $replayed = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            device: $members->required('device', Decode::text(...)),
            created: $members->required('created', Decode::boolean(...)),
            user: $members->required('user', User::decode(...)),
            shouldRefresh: $members->optional('shouldRefresh', Decode::boolean(...)),
            claimed: $members->optional('claimed', Decode::listOf(Move::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
