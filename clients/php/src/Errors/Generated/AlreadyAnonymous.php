<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`. */
final class AlreadyAnonymous extends RemoteError
{
}
