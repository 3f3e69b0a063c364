<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `checkEntitlements` answers. */
final readonly class CheckEntitlementsResult
{
    public function __construct(
        /** Id of the user that the result is about. */
        public string $userId,
        /**
         * Entitlements by their ids, including inactive entitlements.
         *
         * @var array<string, Entitlement>
         */
        public array $entitlements,
        /** The moment that the result is for. */
        public \DateTimeImmutable $at,
        /** Whether the project has this user. Absent unless the request has `ifUnknown`. */
        public ?bool $known = null,
        /**
         * Absent when there are no warnings.
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
