<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
 * Purchasely's page shows them (webhooks.md).
 */
enum WebhookFormat: string
{
    case Entitled = 'entitled';
    case Purchasely = 'purchasely';
}
