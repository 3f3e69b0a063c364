<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/**
 * Whose access a definition changes, at the moment of the call. If `counted` is false, the
 * project has too many customers and purchases, and the numbers are missing.
 */
final readonly class AccessChanges
{
    public function __construct(
        /** False if the project has more than `definitionRecordsMax` customers and purchases. */
        public bool $counted,
        /** How many customers gain or lose an entitlement. */
        public ?int $customers = null,
        /**
         * How many customers gain each entitlement. Entitlements that nobody gains are missing.
         *
         * @var array<string, int>
         */
        public ?array $gained = null,
        /**
         * How many customers lose each entitlement. Entitlements that nobody loses are missing.
         *
         * @var array<string, int>
         */
        public ?array $lost = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            customers: $members->optional('customers', Decode::integer(...)),
            gained: $members->optional('gained', Decode::mapOf(Decode::integer(...))),
            lost: $members->optional('lost', Decode::mapOf(Decode::integer(...))),
            counted: $members->required('counted', Decode::boolean(...)),
        );
    }
}
