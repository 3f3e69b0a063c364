<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** No user may have this id: it is empty, or in the project's `blockedUserIds`. */
final class BlockedUserId extends RemoteError
{
}
