<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The project has no chain with this store and originalTransactionId. Nothing was done. */
final class UnknownPurchase extends RemoteError
{
}
