<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** What `userProperties` answers. */
final readonly class UserPropertiesResult extends Record
{
    public function __construct(
        /**
         * @var array<string, string> Properties by their names. setUserProperty stores at most
         * 100 per customer.
         */
        #[MapOf('string')]
        public array $properties,
    ) {
    }
}
