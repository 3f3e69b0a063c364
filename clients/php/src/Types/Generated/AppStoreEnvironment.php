<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/**
 * Environment of the App Store, by Apple's name. Apple does not sign what comes from `Xcode` and
 * `LocalTesting`.
 */
enum AppStoreEnvironment: string
{
    case Production = 'Production';
    case Sandbox = 'Sandbox';
    case Xcode = 'Xcode';
    case LocalTesting = 'LocalTesting';
}
