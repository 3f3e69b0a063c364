<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The method is not allowed in a batch. */
final class NotInBatch extends RemoteError
{
}
