<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * What is left of what is erased. `pending`: free bytes of the daemon's files, until `clearedBy`;
 * `tracesCleared` tells when they are overwritten. `cleared`: nothing. `database`: it is deleted
 * from the shared database, whose files belong to its administrator (fleet.md).
 */
enum UserDeleteResultTraces: string
{
    case Pending = 'pending';
    case Cleared = 'cleared';
    case Database = 'database';
}
