<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `project.webhooks` answers. */
final readonly class ProjectWebhooksResult
{
    public function __construct(
        /**
         * @var list<Webhook>
         */
        public array $webhooks,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            webhooks: $members->required('webhooks', Decode::listOf(Webhook::decode(...))),
        );
    }
}
