<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Name of the rule, as in `project.define`. */
enum AppliedRuleName: string
{
    case PurchaseHolders = 'purchaseHolders';
    case OnIdentifyNew = 'onIdentifyNew';
    case OnIdentifyKnown = 'onIdentifyKnown';
    case OnRestore = 'onRestore';
    case AnonymousHolders = 'anonymousHolders';
}
