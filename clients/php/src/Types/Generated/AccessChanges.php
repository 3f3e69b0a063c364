<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\MapOf;
use Entitled\Values\Record;

/**
 * Whose access a definition changes, at the moment of the call. If `counted` is false, the
 * project has too many customers and purchases, and the numbers are missing.
 */
final readonly class AccessChanges extends Record
{
    public function __construct(
        /** False if the project has more than `definitionRecordsMax` customers and purchases. */
        public bool $counted,
        /** How many customers gain or lose an entitlement. */
        public ?int $customers = null,
        /**
         * @var array<string, int> How many customers gain each entitlement. Entitlements that
         * nobody gains are missing.
         */
        #[MapOf('int')]
        public ?array $gained = null,
        /**
         * @var array<string, int> How many customers lose each entitlement. Entitlements that
         * nobody loses are missing.
         */
        #[MapOf('int')]
        public ?array $lost = null,
    ) {
    }
}
