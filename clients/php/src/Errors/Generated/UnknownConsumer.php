<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** Nobody has acknowledged anything under this name. */
final class UnknownConsumer extends RemoteError
{
}
