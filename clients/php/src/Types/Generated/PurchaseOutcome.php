<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** As of `purchase`. */
enum PurchaseOutcome: string
{
    case Recorded = 'recorded';
    case Renewed = 'renewed';
    case PlanChanged = 'planChanged';
    case Received = 'received';
    case Claimed = 'claimed';
    case Updated = 'updated';
    case Stale = 'stale';
    case Unchanged = 'unchanged';
}
