<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * More bytes came without a line feed than `limit`. The line was dropped; the next one is read as
 * always.
 */
final class MessageTooLarge extends RemoteError
{
}
