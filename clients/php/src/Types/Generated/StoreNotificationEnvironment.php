<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Null if the message does not say it. */
enum StoreNotificationEnvironment: string
{
    case Production = 'production';
    case Sandbox = 'sandbox';
}
