<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** How the project verifies and reads what Google Play sends. */
final readonly class PlayStoreSettings extends Record
{
    public function __construct(
        /** @var list<string> Package names of the apps whose notifications the project takes. */
        #[ListOf('string')]
        public array $packages,
    ) {
    }
}
