<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `explain` answers. */
final readonly class ExplainResult extends Record
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
         * @var list<ExplanationStep> The steps that lead to the result: the purchase or grant,
         * each change of holder, the catalogue and the clock. When no purchase or grant is
         * active, the steps of one that was active or may become active. At most 50 steps: the
         * first and the last.
         */
        #[ListOf(ExplanationStep::class)]
        public array $because,
        /**
         * @var list<LosingSource> Purchases and grants that also give the entitlement and lost
         * against the winner, best first. At most 20.
         */
        #[ListOf(LosingSource::class)]
        public array $others,
        /**
         * @var list<MissingReason> What prevents access. Empty when the entitlement is active. At
         * most 20.
         */
        #[ListOf(MissingReason::class)]
        public array $missing,
        /**
         * How many entries the daemon left out of each list. Absent when every list is complete.
         */
        public ?ExplainResultOmitted $omitted = null,
    ) {
    }
}
