<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** The rule that refused it. */
enum RefusalRule: string
{
    case OnRestore = 'onRestore';
    case OneTimePurchases = 'oneTimePurchases';
}
