<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** See `UserExportResultDevicesItem` in Protocol. */
final readonly class UserExportResultDevicesItem
{
    public function __construct(
        /** One install of one app. A reinstall is a new device. */
        public string $device,
        /**
         * A user: one's own id for somebody, an anonymous id, or a customerId. 1 to
         * `userIdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one has
         * errors of its own (blockedUserId, userIdTooLong), so no length is given here.
         */
        public string $anonymousId,
        /** Who is logged in. */
        public ?string $identityId,
        public ?string $storeAccount,
        public ?string $platform,
        public ?string $app,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
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
