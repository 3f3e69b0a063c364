<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Method that made it. */
enum RemainingChangeMethod: string
{
    case Restore = 'restore';
    case Purchase = 'purchase';
    case UserLinkUndo = 'user.link.undo';
    case UserImport = 'user.import';
}
