<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
 * planChanged: a new transaction with another product. renewed: any other new transaction.
 * unchanged: a transaction that the daemon knows, or that is older than the latest.
 */
enum PurchaseResultOutcome: string
{
    case Recorded = 'recorded';
    case Renewed = 'renewed';
    case PlanChanged = 'planChanged';
    case Received = 'received';
    case Unchanged = 'unchanged';
}
