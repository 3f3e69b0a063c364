<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** See `UserExportResultDevicesItem` in Protocol. */
final readonly class UserExportResultDevicesItem
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
        /** Id of the identified user; null when no user is logged in. */
        public ?string $identityId,
        public ?string $storeAccount,
        public ?string $platform,
        public ?string $app,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable $createdAt,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            device: $members->required('device', Decode::text(...)),
            anonymousId: $members->required('anonymousId', Decode::text(...)),
            identityId: $members->required('identityId', Decode::nullable(Decode::text(...))),
            storeAccount: $members->required('storeAccount', Decode::nullable(Decode::text(...))),
            platform: $members->required('platform', Decode::nullable(Decode::text(...))),
            app: $members->required('app', Decode::nullable(Decode::text(...))),
            createdAt: $members->required('createdAt', Decode::moment(...)),
        );
    }
}
