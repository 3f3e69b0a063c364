<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** What a login does when another user is logged in on the device. */
enum RulesChoiceObjectOnSwitch: string
{
    case LogoutFirst = 'logoutFirst';
    case Switch = 'switch';
}
