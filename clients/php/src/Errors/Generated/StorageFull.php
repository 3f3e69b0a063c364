<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** There is no room for the write. Nothing was changed; reading goes on. */
final class StorageFull extends RemoteError
{
}
