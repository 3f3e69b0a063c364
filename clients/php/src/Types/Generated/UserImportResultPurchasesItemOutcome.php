<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

enum UserImportResultPurchasesItemOutcome: string
{
    case Recorded = 'recorded';
    case Updated = 'updated';
    case Skipped = 'skipped';
    case Unchanged = 'unchanged';
}
