<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * State of a purchase or grant. Null before it begins, and for an entitlement that only
 * `entitlements` of `checkEntitlements` names.
 */
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
