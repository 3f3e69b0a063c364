<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * The current user after a logout: the same anonymous user (return), or a new anonymous user
 * (rotate).
 */
enum RulesChoiceObjectOnLogout: string
{
    case Return = 'return';
    case Rotate = 'rotate';
}
