<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The project knows no such entitlement, and it is to be granted or explained. `nearest` lists
 * like ones.
 */
final class UnknownEntitlement extends RemoteError
{
}
