<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
 * planChanged: a new transaction with another product. renewed: any other new transaction.
 * unchanged: nothing new.
 */
enum PurchaseResultOutcome: string
{
    case Recorded = 'recorded';
    case Renewed = 'renewed';
    case PlanChanged = 'planChanged';
    case Received = 'received';
    case Unchanged = 'unchanged';
}
