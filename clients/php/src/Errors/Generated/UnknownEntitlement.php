<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * A call grants or explains an entitlement that the project does not have. `nearest` lists
 * similar names.
 */
final class UnknownEntitlement extends RemoteError
{
}
