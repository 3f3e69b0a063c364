<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * Why a subscription ended, or will end: the customer's choice, a failed payment, a refused price
 * increase, a product that is no longer sold (unavailable), the developer, another purchase that
 * took it over (replaced), or another reason. Null when the store named none.
 */
enum EndReason: string
{
    case Customer = 'customer';
    case Billing = 'billing';
    case PriceIncrease = 'priceIncrease';
    case Unavailable = 'unavailable';
    case Developer = 'developer';
    case Replaced = 'replaced';
    case Other = 'other';
}
