<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
 * `qonversion`: as these systems document it (webhooks.md).
 */
enum WebhookFormat: string
{
    case Entitled = 'entitled';
    case Purchasely = 'purchasely';
    case Revenuecat = 'revenuecat';
    case Qonversion = 'qonversion';
}
