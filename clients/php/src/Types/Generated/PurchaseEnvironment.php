<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Where the store took the money. */
enum PurchaseEnvironment: string
{
    case Production = 'production';
    case Sandbox = 'sandbox';
}
