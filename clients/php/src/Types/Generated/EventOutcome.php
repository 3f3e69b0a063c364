<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** In identified: the outcome that identify returned. */
enum EventOutcome: string
{
    case Attached = 'attached';
    case Aliased = 'aliased';
    case Moved = 'moved';
    case Switched = 'switched';
}
