<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

enum UserDeleteTraces: string
{
    case Pending = 'pending';
    case Cleared = 'cleared';
}
