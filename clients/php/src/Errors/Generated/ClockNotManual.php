<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The project uses the system's clock, which cannot be advanced. */
final class ClockNotManual extends RemoteError
{
}
