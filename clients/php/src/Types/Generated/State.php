<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** What has become of a purchase at a moment; null before it began, and of what one never had. */
enum State: string
{
    case Active = 'active';
    case Trial = 'trial';
    case Intro = 'intro';
    case GracePeriod = 'gracePeriod';
    case BillingRetry = 'billingRetry';
    case Paused = 'paused';
    case Expired = 'expired';
    case Refunded = 'refunded';
    case Revoked = 'revoked';
}
