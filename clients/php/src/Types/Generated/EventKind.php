<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Kind of an event. */
enum EventKind: string
{
    case UserCreated = 'userCreated';
    case Identified = 'identified';
    case LoggedOut = 'loggedOut';
    case UsersAliased = 'usersAliased';
    case LinkUndone = 'linkUndone';
    case PurchaseRecorded = 'purchaseRecorded';
    case PurchaseRenewed = 'purchaseRenewed';
    case PurchaseUpdated = 'purchaseUpdated';
    case PurchaseExpired = 'purchaseExpired';
    case EntitlementsActivated = 'entitlementsActivated';
    case EntitlementsDeactivated = 'entitlementsDeactivated';
    case SubscriptionReceived = 'subscriptionReceived';
    case SubscriptionTransferred = 'subscriptionTransferred';
    case OneTimePurchaseReceived = 'oneTimePurchaseReceived';
    case OneTimePurchaseTransferred = 'oneTimePurchaseTransferred';
    case Granted = 'granted';
    case GrantRevoked = 'grantRevoked';
    case UserDeleted = 'userDeleted';
    case ClockAdvanced = 'clockAdvanced';
    case UserImported = 'userImported';
    case TracesCleared = 'tracesCleared';
}
