<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * Member of Stripe's price that names the product: its `product`, its own id, or its
 * `lookup_key`.
 */
enum StoresChoiceStripeProduct: string
{
    case Product = 'product';
    case Price = 'price';
    case LookupKey = 'lookupKey';
}
