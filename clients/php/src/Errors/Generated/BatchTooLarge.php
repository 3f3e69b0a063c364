<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * A batch has more entries than `limit`, and none was carried out; or the answers to the entries
 * before this one have more than `limit` bytes, and this one was not carried out.
 */
final class BatchTooLarge extends RemoteError
{
}
