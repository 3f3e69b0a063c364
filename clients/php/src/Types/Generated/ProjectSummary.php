<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** One line of the list of projects. */
final readonly class ProjectSummary
{
    public function __construct(
        /** A namespace: projects share no device, user, purchase or event. */
        public string $id,
        /**
         * A named set of rules.
         *
         * @var value-of<Preset>|string
         */
        public string $preset,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
        public \DateTimeImmutable $createdAt,
        /** How much a project holds. */
        public Counts $counts,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            id: $members->required('id', Decode::text(...)),
            preset: $members->required('preset', Decode::text(...)),
            createdAt: $members->required('createdAt', Decode::moment(...)),
            counts: $members->required('counts', Counts::decode(...)),
        );
    }
}
