<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The write may not have reached the disk. The daemon ends, and what it finds at its next start
 * is the truth. Or the store cannot be read where the request had to look: then the daemon goes
 * on.
 */
final class StorageFailed extends RemoteError
{
}
