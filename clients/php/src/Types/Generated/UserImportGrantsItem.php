<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Encode;

/** See `UserImportGrantsItem` in Protocol. */
final readonly class UserImportGrantsItem implements \JsonSerializable
{
    public function __construct(
        /** An entitlement, for example `premium`. */
        public string $entitlement,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public \DateTimeInterface|string $grantedAt,
        /** RFC 3339 timestamp, or null. */
        public \DateTimeInterface|string|Absent|null $expiresAt = Absent::Absent,
        /** RFC 3339 timestamp, or null. */
        public \DateTimeInterface|string|Absent|null $revokedAt = Absent::Absent,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'entitlement' => $this->entitlement,
            'grantedAt' => $this->grantedAt,
            'expiresAt' => $this->expiresAt,
            'revokedAt' => $this->revokedAt,
        ]);
    }
}
