<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

enum WarningKind: string
{
    case UnknownProduct = 'unknownProduct';
    case UnknownEntitlement = 'unknownEntitlement';
    case SubscriptionWithoutEnd = 'subscriptionWithoutEnd';
    case HeldByNobody = 'heldByNobody';
    case SameMoment = 'sameMoment';
    case AsOfAhead = 'asOfAhead';
    case KeyTaken = 'keyTaken';
    case AccountTokenDiffers = 'accountTokenDiffers';
    case AccountTokensFull = 'accountTokensFull';
    case TransactionDiffers = 'transactionDiffers';
    case UnknownNotification = 'unknownNotification';
    case LeftOut = 'leftOut';
    case EnvironmentDiffers = 'environmentDiffers';
    case AlreadyOver = 'alreadyOver';
}
