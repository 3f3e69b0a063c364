<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Kind of the step; rules.md describes each kind. */
enum ExplanationStepStep: string
{
    case Purchased = 'purchased';
    case Claimed = 'claimed';
    case Granted = 'granted';
    case Attached = 'attached';
    case Moved = 'moved';
    case Shared = 'shared';
    case Transferred = 'transferred';
    case Aliased = 'aliased';
    case Unclear = 'unclear';
    case Identified = 'identified';
    case Renewed = 'renewed';
    case Revoked = 'revoked';
    case Mapped = 'mapped';
    case Clock = 'clock';
}
