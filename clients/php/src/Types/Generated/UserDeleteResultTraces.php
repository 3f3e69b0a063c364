<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * How thoroughly the store removes what is erased. `cleared`: none of the daemon's files contains
 * it any more. `database`: it is deleted from the shared database, whose files belong to its
 * administrator (fleet.md).
 */
enum UserDeleteResultTraces: string
{
    case Cleared = 'cleared';
    case Database = 'database';
}
