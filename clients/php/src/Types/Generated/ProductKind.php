<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Kind of a product. It decides how a purchase moves and ends. */
enum ProductKind: string
{
    case Subscription = 'subscription';
    case NonRenewingSubscription = 'nonRenewingSubscription';
    case NonConsumable = 'nonConsumable';
    case Consumable = 'consumable';
}
