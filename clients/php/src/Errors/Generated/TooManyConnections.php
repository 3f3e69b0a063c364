<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * There are as many connections as the daemon takes. This is the answer to the first line, and
 * the connection is closed after it.
 */
final class TooManyConnections extends RemoteError
{
}
