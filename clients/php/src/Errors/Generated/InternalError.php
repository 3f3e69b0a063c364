<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** A fault of the daemon's own. `reference` stands in its log too. */
final class InternalError extends RemoteError
{
}
