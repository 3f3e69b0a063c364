<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each
 * other came together. `field` points to it; `nearest` lists the names that an unknown one may
 * have meant.
 */
final class InvalidParams extends RemoteError
{
}
