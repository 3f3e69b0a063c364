<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** A named set of rules. */
enum Preset: string
{
    case Qonversion = 'qonversion';
    case Revenuecat = 'revenuecat';
    case RevenuecatLegacy = 'revenuecatLegacy';
    case Purchasely = 'purchasely';
}
