<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `checkEntitlements` answers. */
final readonly class CheckEntitlementsResult
{
    public function __construct(
        /** The current user's id. */
        public string $userId,
        /**
         * From an entitlement's id to the entitlement, inactive ones too.
         *
         * @var array<string, Entitlement>
         */
        public array $entitlements,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
        public \DateTimeImmutable $at,
        /** Whether the project has this user. Only there when the caller gave ifUnknown. */
        public ?bool $known = null,
        /**
         * Only there when there are any.
         *
         * @var list<Warning>
         */
        public ?array $warnings = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            userId: $members->required('userId', Decode::text(...)),
            known: $members->optional('known', Decode::boolean(...)),
            entitlements: $members->required('entitlements', Decode::mapOf(Entitlement::decode(...))),
            at: $members->required('at', Decode::moment(...)),
            warnings: $members->optional('warnings', Decode::listOf(Warning::decode(...))),
        );
    }
}
