<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `webhook.list` answers. */
final readonly class WebhookListResult
{
    public function __construct(
        /**
         * In the order of project.define.
         *
         * @var list<WebhookStatus>
         */
        public array $webhooks,
        /** The process that posts the project's events; absent if there is none. */
        public ?WebhookListResultPoster $poster = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            poster: $members->optional('poster', WebhookListResultPoster::decode(...)),
            webhooks: $members->required('webhooks', Decode::listOf(WebhookStatus::decode(...))),
        );
    }
}
