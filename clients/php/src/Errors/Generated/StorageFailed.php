<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The write may not be on the disk: the daemon stops, and its next start shows what is stored. Or
 * the daemon cannot read a record that the request needs, or its data file was removed: then it
 * keeps running.
 */
final class StorageFailed extends RemoteError
{
}
