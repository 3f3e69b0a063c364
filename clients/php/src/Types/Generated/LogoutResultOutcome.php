<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous user.
 * unchanged: nobody was logged in.
 */
enum LogoutResultOutcome: string
{
    case LoggedOut = 'loggedOut';
    case Rotated = 'rotated';
    case Unchanged = 'unchanged';
}
