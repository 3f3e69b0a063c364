<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * More requests are waiting than the daemon accepts. Nothing changes. With a null `id`, the
 * daemon dropped an unfinished line, and `limit` is the total size of all unfinished lines.
 */
final class Overloaded extends RemoteError
{
}
