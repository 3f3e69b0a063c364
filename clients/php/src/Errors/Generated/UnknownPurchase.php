<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The project has no purchase with this store and originalTransactionId, or the purchase has no
 * such transaction. Nothing changes.
 */
final class UnknownPurchase extends RemoteError
{
}
