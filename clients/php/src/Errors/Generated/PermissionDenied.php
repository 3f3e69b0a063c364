<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The caller's role is lower than the role that the method needs. `uid` and `role` are the
 * caller's (`none` without a role), and `needs` is the method's role.
 */
final class PermissionDenied extends RemoteError
{
}
