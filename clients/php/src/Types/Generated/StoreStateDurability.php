<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * `replicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`, and
 * once the database has answered.
 */
enum StoreStateDurability: string
{
    case Local = 'local';
    case Replicated = 'replicated';
}
