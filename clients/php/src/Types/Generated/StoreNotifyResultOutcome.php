<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * applied: a record changed. stale: newer or equal information is recorded. repeated: this
 * notification was carried out before. ignored: it changes nothing, see `why`. unclaimed: it is
 * recorded, and nobody holds the purchase. ask: the store says only that something changed, see
 * `ask`.
 */
enum StoreNotifyResultOutcome: string
{
    case Applied = 'applied';
    case Stale = 'stale';
    case Repeated = 'repeated';
    case Ignored = 'ignored';
    case Unclaimed = 'unclaimed';
    case Ask = 'ask';
}
