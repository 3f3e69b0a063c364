<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * Who uses the id. `customer`: the customerId of a customer that began with an identified user.
 */
enum KnownIdKind: string
{
    case Anonymous = 'anonymous';
    case Identified = 'identified';
    case Customer = 'customer';
}
