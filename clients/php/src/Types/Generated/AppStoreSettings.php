<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** How the project verifies what the App Store sends. */
final readonly class AppStoreSettings extends Record
{
    public function __construct(
        /** @var list<AppStoreApp> Apps whose notifications the project takes. */
        #[ListOf(AppStoreApp::class)]
        public array $apps,
        /**
         * @var list<value-of<AppStoreEnvironment>|string> Environments that the project takes.
         */
        #[ListOf('string')]
        public array|Absent $environments = Absent::Absent,
        /**
         * @var list<string> Root certificates that replace Apple's, as DER in base64. Empty for
         * Apple's.
         */
        #[ListOf('string')]
        public array|Absent $roots = Absent::Absent,
    ) {
    }
}
