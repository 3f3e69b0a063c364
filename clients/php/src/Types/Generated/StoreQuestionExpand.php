<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** What the object at Stripe must contain as a whole, and not as an id. */
enum StoreQuestionExpand: string
{
    case LatestInvoice = 'latest_invoice';
    case Subscription = 'subscription';
}
