<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/**
 * A project: a namespace for users, purchases, rules and events, with the counts of its records.
 */
final readonly class Project
{
    public function __construct(
        /**
         * A project: a namespace for users, purchases, rules and events. Projects share no data.
         */
        public string $id,
        /** Every rule of a project. rules.md describes each rule. */
        public Rules $rules,
        /**
         * Products by their ids.
         *
         * @var array<string, Product>
         */
        public array $products,
        /**
         * Ids that `grant` accepts in addition to the entitlements of the catalogue.
         *
         * @var list<string>
         */
        public array $entitlements,
        /**
         * Which purchases give access: those of production, those of the sandbox, or both (any).
         *
         * @var value-of<ProjectEnvironment>|string
         */
        public string $environment,
        /**
         * The clock of a project: the system's, or a manual clock, which only moves when it is
         * advanced.
         */
        public Clock $clock,
        /**
         * URLs that receive the project's events. Only `project.webhooks` returns the secrets.
         *
         * @var list<WebhookSummary>
         */
        public array $webhooks,
        /** Settings of the stores in which a project sells. */
        public Stores $stores,
        /** Time of the creation, by the project's own clock. */
        public \DateTimeImmutable $createdAt,
        /** Number of records of a project. */
        public Counts $counts,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            id: $members->required('id', Decode::text(...)),
            rules: $members->required('rules', Rules::decode(...)),
            products: $members->required('products', Decode::mapOf(Product::decode(...))),
            entitlements: $members->required('entitlements', Decode::listOf(Decode::text(...))),
            environment: $members->required('environment', Decode::text(...)),
            clock: $members->required('clock', Clock::decode(...)),
            webhooks: $members->required('webhooks', Decode::listOf(WebhookSummary::decode(...))),
            stores: $members->required('stores', Stores::decode(...)),
            createdAt: $members->required('createdAt', Decode::moment(...)),
            counts: $members->required('counts', Counts::decode(...)),
        );
    }
}
