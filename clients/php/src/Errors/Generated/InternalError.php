<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The daemon has a fault. Its log has the same `reference`. */
final class InternalError extends RemoteError
{
}
