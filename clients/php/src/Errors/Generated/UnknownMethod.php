<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** There is no such method. `nearest` lists those with a like name. */
final class UnknownMethod extends RemoteError
{
}
