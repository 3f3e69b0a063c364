<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * What becomes of a purchase that a store reports and whose user is unknown: it is not recorded
 * (ignore), nobody holds it (keep), or a new anonymous user holds it (anonymous).
 */
enum RulesChoiceObjectUnclaimedPurchases: string
{
    case Ignore = 'ignore';
    case Keep = 'keep';
    case Anonymous = 'anonymous';
}
