<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Role that the caller needs. */
enum Role: string
{
    case Read = 'read';
    case Write = 'write';
    case Admin = 'admin';
}
