<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** A call of the same method used this key with other params in the last 24 hours. */
final class IdempotencyConflict extends RemoteError
{
}
