<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The process that verifies what Apple signed ended, or took more than two seconds. The daemon
 * starts it again.
 */
final class VerifierFailed extends RemoteError
{
}
