<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The project has no webhook with this URL. The error does not repeat the URL. */
final class UnknownWebhook extends RemoteError
{
}
