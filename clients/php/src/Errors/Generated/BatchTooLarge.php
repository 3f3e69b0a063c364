<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * A batch has more than `limit` entries, and the daemon carries out none of them. Or the answers
 * to earlier entries have more than `limit` bytes, and the daemon does not carry out this entry.
 */
final class BatchTooLarge extends RemoteError
{
}
