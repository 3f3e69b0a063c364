<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** A batch has more entries than `limit`. None was carried out. */
final class BatchTooLarge extends RemoteError
{
}
