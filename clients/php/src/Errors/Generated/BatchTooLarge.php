<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * A batch has more than `limit` entries, and the daemon executes none of them. Or the replies to
 * earlier entries have more than `limit` bytes, and the daemon does not execute this entry.
 */
final class BatchTooLarge extends RemoteError
{
}
