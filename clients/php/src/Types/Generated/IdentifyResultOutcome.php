<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * attached: the user became a holder of at least one purchase, and no holder lost any. moved:
 * purchases moved from the anonymous user to this user. aliased: both users became one customer.
 * switched: only the device's current user changed. unchanged: the user was already logged in.
 */
enum IdentifyResultOutcome: string
{
    case Attached = 'attached';
    case Aliased = 'aliased';
    case Moved = 'moved';
    case Switched = 'switched';
    case Unchanged = 'unchanged';
}
