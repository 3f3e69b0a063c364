<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** `unchanged` when everything was there already. */
enum UserImportResultOutcome: string
{
    case Imported = 'imported';
    case Unchanged = 'unchanged';
}
