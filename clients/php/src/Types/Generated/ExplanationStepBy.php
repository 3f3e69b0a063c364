<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** In `claimed`: what led to the user. */
enum ExplanationStepBy: string
{
    case Purchase = 'purchase';
    case Restore = 'restore';
    case AccountToken = 'accountToken';
    case Replaces = 'replaces';
    case FirstItem = 'firstItem';
}
