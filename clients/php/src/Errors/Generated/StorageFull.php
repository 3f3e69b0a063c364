<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The disk has no room for the write. Nothing changes, and reading still works. */
final class StorageFull extends RemoteError
{
}
