<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

enum StoreNotifyStore: string
{
    case AppStore = 'appStore';
    case PlayStore = 'playStore';
    case Stripe = 'stripe';
}
