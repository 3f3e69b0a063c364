<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** What a logout does when no user is logged in. */
enum RulesOnAnonymousLogout: string
{
    case Ignore = 'ignore';
    case Refuse = 'refuse';
    case Rotate = 'rotate';
}
