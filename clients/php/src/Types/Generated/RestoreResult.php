<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `restore` answers. */
final readonly class RestoreResult
{
    public function __construct(
        /** The current user of a device, or the user that an id belongs to. */
        public User $user,
        /**
         * Purchases that the user holds now and did not hold before, with unclaimed ones that
         * replace them. In the order of `store`, then `originalTransactionId`.
         *
         * @var list<Move>
         */
        public array $restored,
        /**
         * Those of `restored` that another user lost.
         *
         * @var list<Move>
         */
        public array $transferred,
        /**
         * Purchases that a rule refused to restore.
         *
         * @var list<Refusal>
         */
        public array $refused,
        /**
         * The user's entitlements after the call.
         *
         * @var array<string, Entitlement>
         */
        public array $entitlements,
        /**
         * Absent when there are no warnings.
         *
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
            user: $members->required('user', User::decode(...)),
            restored: $members->required('restored', Decode::listOf(Move::decode(...))),
            transferred: $members->required('transferred', Decode::listOf(Move::decode(...))),
            refused: $members->required('refused', Decode::listOf(Refusal::decode(...))),
            entitlements: $members->required('entitlements', Decode::mapOf(Entitlement::decode(...))),
            warnings: $members->optional('warnings', Decode::listOf(Warning::decode(...))),
            dryRun: $members->optional('dryRun', Decode::boolean(...)),
            events: $members->optional('events', Decode::listOf(Event::decode(...))),
            replayed: $members->optional('replayed', Decode::boolean(...)),
        );
    }
}
