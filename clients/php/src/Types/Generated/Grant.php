<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/** See `Grant` in Protocol. */
final readonly class Grant extends Record
{
    public function __construct(
        /** An entitlement, for example `premium`. */
        public string $entitlement,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable $grantedAt,
        /** @var ?\DateTimeImmutable RFC 3339 timestamp, or null. */
        public \DateTimeImmutable|Absent|null $expiresAt = Absent::Absent,
        /** @var ?\DateTimeImmutable RFC 3339 timestamp, or null. */
        public \DateTimeImmutable|Absent|null $revokedAt = Absent::Absent,
    ) {
    }
}
