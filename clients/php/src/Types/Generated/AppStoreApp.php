<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/** An app of the App Store. */
final readonly class AppStoreApp extends Record
{
    public function __construct(
        /** Bundle id of the app. */
        public string $bundleId,
        /**
         * Number of the app at Apple. Required where `environments` has `Production`; null if not
         * given.
         */
        public int|Absent|null $appAppleId = Absent::Absent,
    ) {
    }
}
