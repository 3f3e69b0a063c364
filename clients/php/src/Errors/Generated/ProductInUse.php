<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * `products` leaves out a product that a stored transaction names, and `removed` does not name
 * it. Nothing changes. `product` is the first such product; `customers` counts who holds a
 * purchase that names it, also an expired one. `customers` is missing if the project has more
 * than `definitionRecordsMax` customers and purchases: each product counts as used then.
 */
final class ProductInUse extends RemoteError
{
}
