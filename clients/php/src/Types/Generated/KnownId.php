<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/** See `KnownId` in Protocol. */
final readonly class KnownId extends Record
{
    public function __construct(
        /**
         * Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
         * `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id
         * is blockedUserId and a longer id userIdTooLong, so this schema has no length.
         */
        public string $id,
        /**
         * @var value-of<KnownIdKind>|string Who uses the id. `customer`: the customerId of a
         * customer that began with an identified user.
         */
        public string $kind,
        /** @var ?string Device of an anonymous id; otherwise null. */
        public string|Absent|null $device = Absent::Absent,
        /**
         * @var \DateTimeImmutable RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The
         * daemon accepts any UTC offset and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable|Absent $createdAt = Absent::Absent,
    ) {
    }
}
