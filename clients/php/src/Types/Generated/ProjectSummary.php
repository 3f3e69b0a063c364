<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** One line in the list of projects. */
final readonly class ProjectSummary extends Record
{
    public function __construct(
        /**
         * A project: a namespace for users, purchases, rules and events. Projects share no data.
         */
        public string $id,
        /** @var value-of<Preset>|string A named set of rules. */
        public string $preset,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable $createdAt,
        /** Number of records of a project. */
        public Counts $counts,
    ) {
    }
}
