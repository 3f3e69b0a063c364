<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

enum StoreQuestionKind: string
{
    case Subscription = 'subscription';
    case Product = 'product';
    case Invoice = 'invoice';
    case CheckoutSession = 'checkoutSession';
}
