<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Whether the subscription renews. billingIssue: the store could not collect a payment. */
enum EntitlementRenewState: string
{
    case WillRenew = 'willRenew';
    case Canceled = 'canceled';
    case BillingIssue = 'billingIssue';
    case NonRenewable = 'nonRenewable';
    case Unknown = 'unknown';
}
