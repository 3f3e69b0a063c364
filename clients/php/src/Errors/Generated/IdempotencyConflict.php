<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The key was used within 24 hours for the same method with other params. */
final class IdempotencyConflict extends RemoteError
{
}
