<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * Another user holds the purchase, and a rule of the project keeps it there. `holder` and `rule`
 * name them. In `user.import` there is no `rule`: the import does not name the holder. Nothing
 * changes.
 */
final class PurchaseHeldByAnother extends RemoteError
{
}
