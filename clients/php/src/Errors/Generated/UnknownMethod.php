<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The daemon has no such method. `nearest` lists similar names. */
final class UnknownMethod extends RemoteError
{
}
