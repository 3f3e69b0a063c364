<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Kind of a product, which determines how a purchase moves and expires. */
enum ProductKind: string
{
    case Subscription = 'subscription';
    case NonRenewingSubscription = 'nonRenewingSubscription';
    case NonConsumable = 'nonConsumable';
    case Consumable = 'consumable';
}
