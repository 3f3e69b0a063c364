<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
 * another attempt; else `posting`.
 */
enum WebhookStatusState: string
{
    case Paused = 'paused';
    case Stopped = 'stopped';
    case Failing = 'failing';
    case Posting = 'posting';
}
