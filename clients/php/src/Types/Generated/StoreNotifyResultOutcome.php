<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * applied: a record changed. stale: the daemon has newer or equal information. repeated: the
 * daemon recorded this notification before. ignored: it changes nothing, see `why`. unclaimed:
 * the purchase is recorded, and has no holder yet. ask: the store says only that something
 * changed, see `ask`.
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
