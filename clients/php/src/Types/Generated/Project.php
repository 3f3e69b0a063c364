<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\MapOf;
use Entitled\Values\Record;

/**
 * A project: a namespace for users, purchases, rules and events, with the counts of its records.
 */
final readonly class Project extends Record
{
    public function __construct(
        /**
         * A project: a namespace for users, purchases, rules and events. Projects share no data.
         */
        public string $id,
        /** Every rule of a project. rules.md describes each rule. */
        public Rules $rules,
        /** @var array<string, Product> Products by their ids. */
        #[MapOf(Product::class)]
        public array $products,
        /**
         * @var list<string> Ids that `grant` accepts in addition to the entitlements of the
         * catalogue.
         */
        #[ListOf('string')]
        public array $entitlements,
        /**
         * @var value-of<ProjectEnvironment>|string Which purchases give access: those of
         * production, those of the sandbox, or both (any).
         */
        public string $environment,
        /**
         * The clock of a project: the system's, or a manual clock, which only moves when it is
         * advanced.
         */
        public Clock $clock,
        /**
         * @var list<WebhookSummary> URLs that receive the project's events. Only
         * `project.webhooks` returns the secrets.
         */
        #[ListOf(WebhookSummary::class)]
        public array $webhooks,
        /** Settings of the stores in which a project sells. */
        public Stores $stores,
        /** Time of the creation, by the project's own clock. */
        public \DateTimeImmutable $createdAt,
        /** Number of records of a project. */
        public Counts $counts,
    ) {
    }
}
