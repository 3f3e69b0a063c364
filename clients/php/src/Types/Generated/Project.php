<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A project as it is defined, and how much it holds. */
final readonly class Project
{
    public function __construct(
        /** A namespace: projects share no device, user, purchase or event. */
        public string $id,
        /** Every rule of a project, spelled out. rules.md says what each does. */
        public Rules $rules,
        /**
         * From a product's id to the product.
         *
         * @var array<string, Product>
         */
        public array $products,
        /**
         * What may be granted besides what the catalogue gives.
         *
         * @var list<string>
         */
        public array $entitlements,
        /**
         * Which purchases count in a project.
         *
         * @var value-of<ProjectEnvironment>|string
         */
        public string $environment,
        /** Whose time the project lives in. */
        public Clock $clock,
        /**
         * Where its events are posted; what the posts are signed with only admins are told.
         *
         * @var list<WebhookSummary>
         */
        public array $webhooks,
        /** By the project's own clock as it was when the project was made. */
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
            rules: $members->required('rules', Rules::decode(...)),
            products: $members->required('products', Decode::mapOf(Product::decode(...))),
            entitlements: $members->required('entitlements', Decode::listOf(Decode::text(...))),
            environment: $members->required('environment', Decode::text(...)),
            clock: $members->required('clock', Clock::decode(...)),
            webhooks: $members->required('webhooks', Decode::listOf(WebhookSummary::decode(...))),
            createdAt: $members->required('createdAt', Decode::moment(...)),
            counts: $members->required('counts', Counts::decode(...)),
        );
    }
}
