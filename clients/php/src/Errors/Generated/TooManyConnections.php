<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The daemon has reached its maximum of connections. It replies to the first line with this error
 * and closes the connection.
 */
final class TooManyConnections extends RemoteError
{
}
