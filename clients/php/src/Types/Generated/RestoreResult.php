<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `restore` answers. */
final readonly class RestoreResult
{
    public function __construct(
        /** Who somebody is: the current user of a device, or the user that an id reaches. */
        public User $user,
        /**
         * All that the user now holds and did not before.
         *
         * @var list<Move>
         */
        public array $restored,
        /**
         * Those of them that somebody lost.
         *
         * @var list<Move>
         */
        public array $transferred,
        /**
         * What stays where it is.
         *
         * @var list<Refusal>
         */
        public array $refused,
        /**
         * What the user may use now.
         *
         * @var array<string, Entitlement>
         */
        public array $entitlements,
        /**
         * Only there when there are any.
         *
         * @var list<Warning>
         */
        public ?array $warnings = null,
        /** Only there, and true, in a dry run. */
        public ?bool $dryRun = null,
        /**
         * Only in a dry run: what would be told.
         *
         * @var list<Event>
         */
        public ?array $events = null,
        /** Only there, and true, when an idempotency key gave the stored result. */
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
