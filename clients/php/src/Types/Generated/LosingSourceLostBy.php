<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** The first criterion, in the order of rules.md, in which the two differ. */
enum LosingSourceLostBy: string
{
    case Active = 'active';
    case End = 'end';
    case PurchasedAt = 'purchasedAt';
    case TransactionId = 'transactionId';
    case Store = 'store';
    case OriginalTransactionId = 'originalTransactionId';
    case Order = 'order';
}
