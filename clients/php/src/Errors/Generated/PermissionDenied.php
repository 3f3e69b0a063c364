<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a
 * stranger), `needed` the method's.
 */
final class PermissionDenied extends RemoteError
{
}
