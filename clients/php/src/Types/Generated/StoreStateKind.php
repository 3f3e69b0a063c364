<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Kind of the store. */
enum StoreStateKind: string
{
    case Memory = 'memory';
    case Sqlite = 'sqlite';
    case Postgres = 'postgres';
}
