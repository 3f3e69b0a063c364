<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Encode;

/** New settings of stores. A setting that is left out stays. */
final readonly class StoresChoice implements \JsonSerializable
{
    public function __construct(
        /**
         * How the project verifies what the App Store sends. Replaces the settings as a whole;
         * null removes them.
         *
         * @var StoresChoiceAppStore|array<string, mixed>
         */
        public StoresChoiceAppStore|array|Absent|null $appStore = Absent::Absent,
        /**
         * How the project verifies and reads what Google Play sends. Replaces the settings as a
         * whole; null removes them.
         *
         * @var StoresChoicePlayStore|array<string, mixed>
         */
        public StoresChoicePlayStore|array|Absent|null $playStore = Absent::Absent,
        /**
         * How the project verifies and reads Stripe's events. Replaces the settings as a whole;
         * null removes them.
         *
         * @var StoresChoiceStripe|array<string, mixed>
         */
        public StoresChoiceStripe|array|Absent|null $stripe = Absent::Absent,
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
            'appStore' => Encode::with(Encode::object(...), $this->appStore),
            'playStore' => Encode::with(Encode::object(...), $this->playStore),
            'stripe' => Encode::with(Encode::object(...), $this->stripe),
            'custom' => $this->custom ?? \Entitled\Absent::Absent,
        ]);
    }
}
