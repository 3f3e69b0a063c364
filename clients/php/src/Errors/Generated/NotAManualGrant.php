<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** What is to be revoked was bought, or nobody granted it, or the grant is over. */
final class NotAManualGrant extends RemoteError
{
}
