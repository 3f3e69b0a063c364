<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** `none` for clients without a role, whose requests the daemon refuses. */
enum PeerStatsRole: string
{
    case None = 'none';
    case Read = 'read';
    case Write = 'write';
    case Admin = 'admin';
}
