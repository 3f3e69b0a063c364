<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/** New settings of stores. A setting that is left out stays. */
final readonly class StoresChoice implements \JsonSerializable
{
    public function __construct(
        /**
         * Stores of the project's own. They replace the previous list as a whole.
         *
         * @var list<string>
         */
        public ?array $custom = null,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'custom' => $this->custom ?? \Entitled\Absent::Absent,
        ]);
    }
}
