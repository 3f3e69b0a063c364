<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The shared database could not be reached, or did not answer in time; other stores have no such
 * error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not
 * be stored.
 */
final class StorageUnavailable extends RemoteError
{
}
