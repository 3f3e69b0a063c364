<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `explain` answers. */
final readonly class ExplainResult
{
    public function __construct(
        /** The current user's id. */
        public string $userId,
        /** Whether the user may use it. */
        public bool $active,
        /** As `checkEntitlements` has it. */
        public Entitlement $entitlement,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
        public \DateTimeImmutable $at,
        /**
         * From the purchase or the grant through each link to the catalogue and the clock: of
         * what is active, or was, or may be. At most 50 steps, of more the first and the last.
         *
         * @var list<ExplanationStep>
         */
        public array $because,
        /**
         * What gives it, too, and gives way, the best first. At most 20.
         *
         * @var list<Outdone>
         */
        public array $others,
        /**
         * Empty where it is active. At most 20.
         *
         * @var list<Lack>
         */
        public array $missing,
        /** Only there when a list was cut: by how many. */
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
            others: $members->required('others', Decode::listOf(Outdone::decode(...))),
            missing: $members->required('missing', Decode::listOf(Lack::decode(...))),
            omitted: $members->optional('omitted', ExplainResultOmitted::decode(...)),
        );
    }
}
