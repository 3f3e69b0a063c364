<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `webhook.claim` answers. */
final readonly class WebhookClaimResult
{
    public function __construct(
        /** False if another connection has the claim. Then the daemon ignores the reports. */
        public bool $claimed,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            claimed: $members->required('claimed', Decode::boolean(...)),
        );
    }
}
