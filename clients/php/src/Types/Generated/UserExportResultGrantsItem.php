<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** See `UserExportResultGrantsItem` in Protocol. */
final readonly class UserExportResultGrantsItem
{
    public function __construct(
        /** An entitlement, for example `premium`. */
        public string $entitlement,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable $grantedAt,
        /** RFC 3339 timestamp, or null. */
        public ?\DateTimeImmutable $expiresAt,
        /** RFC 3339 timestamp, or null. */
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
