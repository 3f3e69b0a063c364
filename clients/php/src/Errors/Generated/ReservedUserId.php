<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The id begins with the project's anonymous prefix, or it is the id of an anonymous user or a
 * customerId. In `user.import`: the id belongs to another customer, or no daemon makes such an
 * anonymous id or customerId.
 */
final class ReservedUserId extends RemoteError
{
}
