<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** What `restore` answers. */
final readonly class RestoreResult extends Record
{
    public function __construct(
        /** The current user of a device, or the user that an id belongs to. */
        public User $user,
        /**
         * @var list<Move> Purchases that the user holds now and did not hold before, with
         * unclaimed ones that replace them. In the order of `store`, then
         * `originalTransactionId`.
         */
        #[ListOf(Move::class)]
        public array $restored,
        /** @var list<Move> Those of `restored` that another user lost. */
        #[ListOf(Move::class)]
        public array $transferred,
        /** @var list<Refusal> Purchases that a rule refused to restore. */
        #[ListOf(Refusal::class)]
        public array $refused,
        /** @var array<string, Entitlement> The user's entitlements after the call. */
        #[MapOf(Entitlement::class)]
        public array $entitlements,
        /** @var list<Warning> Absent when there are no warnings. */
        #[ListOf(Warning::class)]
        public ?array $warnings = null,
        /** True in a dry run; otherwise absent. */
        public ?bool $dryRun = null,
        /** @var list<Event> The events that the call would emit. Only in a dry run. */
        #[ListOf(Event::class)]
        public ?array $events = null,
        /** True when this is the stored result of an idempotency key; otherwise absent. */
        public ?bool $replayed = null,
    ) {
    }
}
