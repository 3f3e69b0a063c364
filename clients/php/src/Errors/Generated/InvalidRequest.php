<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The line is JSON, but not a request: it is not an object or an empty batch, it has no method,
 * its `jsonrpc` is not "2.0", or its id or params have a wrong type.
 */
final class InvalidRequest extends RemoteError
{
}
