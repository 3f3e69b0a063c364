<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * More is waiting than the daemon holds. Nothing was done. With `id` null, a line that had not
 * ended was dropped: `limit` is what all such lines may take.
 */
final class Overloaded extends RemoteError
{
}
