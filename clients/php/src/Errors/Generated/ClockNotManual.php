<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The project lives in the system's time. */
final class ClockNotManual extends RemoteError
{
}
