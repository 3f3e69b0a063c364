<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
 * (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
 */
enum StoreObjectKind: string
{
    case Subscription = 'subscription';
    case Product = 'product';
    case Invoice = 'invoice';
    case CheckoutSession = 'checkoutSession';
}
