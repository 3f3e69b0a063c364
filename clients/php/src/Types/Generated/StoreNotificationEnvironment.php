<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Null if the message has none. */
enum StoreNotificationEnvironment: string
{
    case Production = 'production';
    case Sandbox = 'sandbox';
}
