<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** Somebody else holds the chain, and the rule keeps it there. Nothing was done. */
final class PurchaseHeldByAnother extends RemoteError
{
}
