<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The project does not define the store of `store.notify`. The store sends the notification again
 * if the web server answers `httpStatus`.
 */
final class StoreNotConfigured extends RemoteError
{
}
