<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Environment of the store: production, or sandbox for test purchases. */
enum PurchaseEnvironment: string
{
    case Production = 'production';
    case Sandbox = 'sandbox';
}
