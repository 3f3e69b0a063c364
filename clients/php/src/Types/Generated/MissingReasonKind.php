<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** What is missing; rules.md describes each kind. */
enum MissingReasonKind: string
{
    case Expired = 'expired';
    case Paused = 'paused';
    case BillingRetry = 'billingRetry';
    case Refunded = 'refunded';
    case Revoked = 'revoked';
    case NotYet = 'notYet';
    case Environment = 'environment';
    case NotMapped = 'notMapped';
    case NotIdentified = 'notIdentified';
    case HeldByAnother = 'heldByAnother';
    case HeldByNobody = 'heldByNobody';
    case NoProduct = 'noProduct';
    case NoPurchase = 'noPurchase';
    case NotGranted = 'notGranted';
}
