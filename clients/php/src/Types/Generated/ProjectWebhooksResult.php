<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** What `project.webhooks` answers. */
final readonly class ProjectWebhooksResult extends Record
{
    public function __construct(
        /** @var list<Webhook>  */
        #[ListOf(Webhook::class)]
        public array $webhooks,
    ) {
    }
}
