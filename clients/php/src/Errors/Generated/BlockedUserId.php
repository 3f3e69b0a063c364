<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`.
 */
final class BlockedUserId extends RemoteError
{
}
