<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Whether a restore moves one-time purchases. */
enum RulesOneTimePurchases: string
{
    case Move = 'move';
    case Stay = 'stay';
}
