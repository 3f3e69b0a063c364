<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/**
 * How the project verifies and reads what Google Play sends. Replaces the settings as a whole;
 * null removes them.
 */
final readonly class StoresChoicePlayStore implements \JsonSerializable
{
    public function __construct(
        /**
         * Package names of the apps whose notifications the project takes.
         *
         * @var list<string>
         */
        public array $packages,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'packages' => $this->packages,
        ]);
    }
}
