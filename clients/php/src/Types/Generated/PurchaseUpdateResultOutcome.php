<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * applied: a field changed. stale: the daemon had newer information about every field that
 * differs. unchanged: no field differs.
 */
enum PurchaseUpdateResultOutcome: string
{
    case Applied = 'applied';
    case Stale = 'stale';
    case Unchanged = 'unchanged';
}
