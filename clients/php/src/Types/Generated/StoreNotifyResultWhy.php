<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for the
 * purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports
 * nothing about a purchase. unknownType: the daemon does not know its type. Absent otherwise.
 */
enum StoreNotifyResultWhy: string
{
    case Test = 'test';
    case Unclaimed = 'unclaimed';
    case NoEffect = 'noEffect';
    case UnknownType = 'unknownType';
}
