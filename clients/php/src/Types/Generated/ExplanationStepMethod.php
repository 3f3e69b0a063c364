<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Method that made the step. In `revoked`: present if an import brought the end. */
enum ExplanationStepMethod: string
{
    case Identify = 'identify';
    case Restore = 'restore';
    case Purchase = 'purchase';
    case UserLinkUndo = 'user.link.undo';
    case UserImport = 'user.import';
}
