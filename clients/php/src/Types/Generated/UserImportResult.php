<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `user.import` answers. */
final readonly class UserImportResult
{
    public function __construct(
        /** Whether the customer is new. */
        public bool $created,
        /**
         * `unchanged` when everything was there already.
         *
         * @var value-of<UserImportResultOutcome>|string
         */
        public string $outcome,
        /**
         * What happened to each purchase, in the given order, and then to each claim.
         *
         * @var list<UserImportResultPurchasesItem>
         */
        public array $purchases,
        /**
         * Entitlements by their ids, including inactive entitlements.
         *
         * @var array<string, Entitlement>
         */
        public array $entitlements,
        /** The customer's user. Missing when `ids` is empty. */
        public ?User $user = null,
        /**
         * @var list<Warning>
         */
        public ?array $warnings = null,
        /** True in a dry run; otherwise absent. */
        public ?bool $dryRun = null,
        /**
         * The events that the call would emit. Only in a dry run.
         *
         * @var list<Event>
         */
        public ?array $events = null,
        /** True when this is the stored result of an idempotency key; otherwise absent. */
        public ?bool $replayed = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            user: $members->optional('user', User::decode(...)),
            created: $members->required('created', Decode::boolean(...)),
            outcome: $members->required('outcome', Decode::text(...)),
            purchases: $members->required('purchases', Decode::listOf(UserImportResultPurchasesItem::decode(...))),
            entitlements: $members->required('entitlements', Decode::mapOf(Entitlement::decode(...))),
            warnings: $members->optional('warnings', Decode::listOf(Warning::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
