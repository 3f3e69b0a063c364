<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * loggedOut: the device's anonymous user is current again. rotated: the device has a new
 * anonymous user. unchanged: no user was logged in.
 */
enum LogoutResultOutcome: string
{
    case LoggedOut = 'loggedOut';
    case Rotated = 'rotated';
    case Unchanged = 'unchanged';
}
