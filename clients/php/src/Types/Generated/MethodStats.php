<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** The requests of a method, without those that the daemon has not answered yet. */
final readonly class MethodStats extends Record
{
    public function __construct(
        /** How many requests the daemon answered, with results or errors. */
        public int $requests,
        /**
         * @var array<string, int> How many errors of each kind. Kinds that did not occur are
         * missing.
         */
        #[MapOf('int')]
        public array $errors,
        /** A histogram of durations since the daemon's start, in microseconds. */
        public Durations $durations,
    ) {
    }
}
