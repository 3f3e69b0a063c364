<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The line is no JSON text, in the strict sense of lines.md. `offset` is the first byte that
 * cannot stand where it stands, counted from 0.
 */
final class ParseError extends RemoteError
{
}
