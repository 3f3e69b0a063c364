<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** Number of records of a project. */
final readonly class Counts
{
    public function __construct(
        public int $devices,
        public int $users,
        /** A merged customer counts once. */
        public int $customers,
        public int $purchases,
        /** Unclaimed purchases, which have had no holder yet; `purchases` counts them too. */
        public int $unclaimed,
        public int $events,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            devices: $members->required('devices', Decode::integer(...)),
            users: $members->required('users', Decode::integer(...)),
            customers: $members->required('customers', Decode::integer(...)),
            purchases: $members->required('purchases', Decode::integer(...)),
            unclaimed: $members->required('unclaimed', Decode::integer(...)),
            events: $members->required('events', Decode::integer(...)),
        );
    }
}
