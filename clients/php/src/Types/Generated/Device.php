<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/** See `Device` in Protocol. */
final readonly class Device extends Record
{
    public function __construct(
        /** A device: one installation of one app. A reinstallation is a new device. */
        public string $device,
        /**
         * Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
         * `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id
         * is blockedUserId and a longer id userIdTooLong, so this schema has no length.
         */
        public string $anonymousId,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable $createdAt,
        /** @var ?string Id of the identified user; null when no user is logged in. */
        public string|Absent|null $identityId = Absent::Absent,
        /** @var ?string  */
        public string|Absent|null $storeAccount = Absent::Absent,
        /** @var ?string  */
        public string|Absent|null $platform = Absent::Absent,
        /** @var ?string  */
        public string|Absent|null $app = Absent::Absent,
    ) {
    }
}
