<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `explain` answers. */
final readonly class ExplainResult
{
    public function __construct(
        /** Id of the user that the result is about. */
        public string $userId,
        /** Whether the user has access. */
        public bool $active,
        /** The entitlement, as `checkEntitlements` returns it. */
        public Entitlement $entitlement,
        /** The moment that the result is for. */
        public \DateTimeImmutable $at,
        /**
         * The steps that lead to the result: the purchase or grant, each change of holder, the
         * catalogue and the clock. When no purchase or grant is active, the steps of one that was
         * active or may become active. At most 50 steps: the first and the last.
         *
         * @var list<ExplanationStep>
         */
        public array $because,
        /**
         * Purchases and grants that also give the entitlement and lost against the winner, best
         * first. At most 20.
         *
         * @var list<LosingSource>
         */
        public array $others,
        /**
         * What prevents access. Empty when the entitlement is active. At most 20.
         *
         * @var list<MissingReason>
         */
        public array $missing,
        /**
         * How many entries the daemon left out of each list. Absent when every list is complete.
         */
        public ?ExplainResultOmitted $omitted = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            userId: $members->required('userId', Decode::text(...)),
            active: $members->required('active', Decode::boolean(...)),
            entitlement: $members->required('entitlement', Entitlement::decode(...)),
            at: $members->required('at', Decode::moment(...)),
            because: $members->required('because', Decode::listOf(ExplanationStep::decode(...))),
            others: $members->required('others', Decode::listOf(LosingSource::decode(...))),
            missing: $members->required('missing', Decode::listOf(MissingReason::decode(...))),
            omitted: $members->optional('omitted', ExplainResultOmitted::decode(...)),
        );
    }
}
