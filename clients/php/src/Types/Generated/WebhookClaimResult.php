<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** What `webhook.claim` answers. */
final readonly class WebhookClaimResult extends Record
{
    public function __construct(
        /** False if another connection has the claim. Then the daemon ignores the reports. */
        public bool $claimed,
    ) {
    }
}
