<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** See `UserExportResultGrantsItem` in Protocol. */
final readonly class UserExportResultGrantsItem
{
    public function __construct(
        /** What a user may use. */
        public string $entitlement,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
        public \DateTimeImmutable $grantedAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $expiresAt,
        /** A Moment, or null where there is none. */
        public ?\DateTimeImmutable $revokedAt,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            entitlement: $members->required('entitlement', Decode::text(...)),
            grantedAt: $members->required('grantedAt', Decode::moment(...)),
            expiresAt: $members->required('expiresAt', Decode::nullable(Decode::moment(...))),
            revokedAt: $members->required('revokedAt', Decode::nullable(Decode::moment(...))),
        );
    }
}
