<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * No consumer of this name has acknowledged an event. `events.acknowledge` does not create a name
 * that begins with `webhook-`: those belong to webhooks.
 */
final class UnknownConsumer extends RemoteError
{
}
