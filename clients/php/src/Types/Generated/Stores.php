<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** Settings of the stores in which a project sells. */
final readonly class Stores extends Record
{
    public function __construct(
        /** Absent when not defined. */
        public AppStoreSettings|Absent|null $appStore = Absent::Absent,
        /** Absent when not defined. */
        public PlayStoreSettings|Absent|null $playStore = Absent::Absent,
        /** Absent when not defined. */
        public StripeSettings|Absent|null $stripe = Absent::Absent,
        /** @var list<string> Stores of the project's own, in byte order. */
        #[ListOf('string')]
        public array|Absent $custom = Absent::Absent,
    ) {
    }
}
