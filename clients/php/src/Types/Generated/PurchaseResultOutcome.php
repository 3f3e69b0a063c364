<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
 * claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new
 * transaction with another product. renewed: any other new transaction. updated: a fact with
 * `asOf` changed a known transaction. stale: the daemon had newer information about every field
 * that differs. unchanged: no field differs, the transaction is known and the call has no `asOf`,
 * or the transaction is new and older than the latest.
 */
enum PurchaseResultOutcome: string
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
