<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The project has no such user. `explain` then names a purchase that waits for this id, its
 * account token.
 */
final class UnknownUser extends RemoteError
{
}
