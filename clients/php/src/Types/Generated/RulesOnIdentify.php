<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** What a login of a known user id does when no user is logged in on the device. */
enum RulesOnIdentify: string
{
    case Attach = 'attach';
    case Alias = 'alias';
    case AliasUnlessLinked = 'aliasUnlessLinked';
    case Move = 'move';
    case Switch = 'switch';
}
