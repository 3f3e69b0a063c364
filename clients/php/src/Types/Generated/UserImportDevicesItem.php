<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Encode;

/** See `UserImportDevicesItem` in Protocol. */
final readonly class UserImportDevicesItem implements \JsonSerializable
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
        public \DateTimeInterface|string $createdAt,
        public string|Absent|null $identityId = Absent::Absent,
        public string|Absent|null $storeAccount = Absent::Absent,
        public string|Absent|null $platform = Absent::Absent,
        public string|Absent|null $app = Absent::Absent,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'device' => $this->device,
            'anonymousId' => $this->anonymousId,
            'identityId' => $this->identityId,
            'storeAccount' => $this->storeAccount,
            'platform' => $this->platform,
            'app' => $this->app,
            'createdAt' => $this->createdAt,
        ]);
    }
}
