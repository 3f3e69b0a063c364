<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** What `user.import` answers. */
final readonly class UserImportResult extends Record
{
    public function __construct(
        /** Whether the customer is new. */
        public bool $created,
        /**
         * @var value-of<UserImportResultOutcome>|string `unchanged` when everything was there
         * already.
         */
        public string $outcome,
        /**
         * @var list<UserImportResultPurchasesItem> What happened to each purchase, in the given
         * order, and then to each claim.
         */
        #[ListOf(UserImportResultPurchasesItem::class)]
        public array $purchases,
        /**
         * @var array<string, Entitlement> Entitlements by their ids, including inactive
         * entitlements.
         */
        #[MapOf(Entitlement::class)]
        public array $entitlements,
        /** The customer's user. Missing when `ids` is empty. */
        public ?User $user = null,
        /** @var list<Warning>  */
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
