<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * applied: a field changed. stale: newer information was there for all that differed. unchanged:
 * all was so already.
 */
enum PurchaseUpdateResultOutcome: string
{
    case Applied = 'applied';
    case Stale = 'stale';
    case Unchanged = 'unchanged';
}
