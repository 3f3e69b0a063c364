<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** What `checkEntitlements` answers. */
final readonly class CheckEntitlementsResult extends Record
{
    public function __construct(
        /** Id of the user that the result is about. */
        public string $userId,
        /**
         * @var array<string, Entitlement> Entitlements by their ids, including inactive
         * entitlements.
         */
        #[MapOf(Entitlement::class)]
        public array $entitlements,
        /** The moment that the result is for. */
        public \DateTimeImmutable $at,
        /** Whether the project has this user. Absent unless the request has `ifUnknown`. */
        public ?bool $known = null,
        /** @var list<Warning> Absent when there are no warnings. */
        #[ListOf(Warning::class)]
        public ?array $warnings = null,
    ) {
    }
}
