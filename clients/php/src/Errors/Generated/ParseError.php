<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The line is not valid JSON; lines.md defines the grammar. `offset` is the position of the first
 * wrong byte, counted from 0.
 */
final class ParseError extends RemoteError
{
}
