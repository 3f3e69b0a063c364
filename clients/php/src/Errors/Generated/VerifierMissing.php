<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The system has no libcrypto, which verifies what Apple signed. All other methods work. */
final class VerifierMissing extends RemoteError
{
}
