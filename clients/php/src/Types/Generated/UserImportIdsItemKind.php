<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

enum UserImportIdsItemKind: string
{
    case Anonymous = 'anonymous';
    case Identified = 'identified';
    case Customer = 'customer';
}
