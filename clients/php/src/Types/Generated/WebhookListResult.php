<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `webhook.list` answers. */
final readonly class WebhookListResult extends Record
{
    public function __construct(
        /** @var list<WebhookStatus> In the order of project.define. */
        #[ListOf(WebhookStatus::class)]
        public array $webhooks,
        /** The process that posts the project's events; absent if there is none. */
        public ?WebhookListResultPoster $poster = null,
    ) {
    }
}
