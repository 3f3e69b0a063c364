<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * attached: the user gained at least one purchase and nobody lost any. moved: it gained what the
 * anonymous user lost. aliased: the two became one customer. switched: nobody gained any.
 * unchanged: it was the same user already.
 */
enum IdentifyResultOutcome: string
{
    case Attached = 'attached';
    case Aliased = 'aliased';
    case Moved = 'moved';
    case Switched = 'switched';
    case Unchanged = 'unchanged';
}
