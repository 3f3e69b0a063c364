<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * A line has more than `limit` bytes before its line feed. The daemon drops the line and reads
 * the next line as usual.
 */
final class MessageTooLarge extends RemoteError
{
}
