<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The id begins with the project's anonymous prefix, where there is one, or is an anonymous
 * user's or a customerId.
 */
final class ReservedUserId extends RemoteError
{
}
