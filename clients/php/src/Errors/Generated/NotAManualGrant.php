<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The user has no active grant of this entitlement. For example, a purchase gives it, or the
 * grant has ended.
 */
final class NotAManualGrant extends RemoteError
{
}
