<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The line is JSON, but no request: no object, no method, a `jsonrpc` that is not "2.0", an id or
 * params of a wrong type, an empty batch.
 */
final class InvalidRequest extends RemoteError
{
}
