<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * What the daemon does with a purchase that a store reports without a known user: it does not
 * record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
 * (anonymous).
 */
enum RulesUnclaimedPurchases: string
{
    case Ignore = 'ignore';
    case Keep = 'keep';
    case Anonymous = 'anonymous';
}
