<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * Who holds a new purchase: the device's anonymous user and its identified user, or only the
 * current user.
 */
enum RulesChoiceObjectPurchaseHolders: string
{
    case DeviceAndUser = 'deviceAndUser';
    case CurrentUser = 'currentUser';
}
