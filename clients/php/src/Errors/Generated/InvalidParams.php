<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude
 * each other. `field` points to it; `nearest` lists similar names.
 */
final class InvalidParams extends RemoteError
{
}
