<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** The requests of a method, without those that the daemon has not answered yet. */
final readonly class MethodStats
{
    public function __construct(
        /** How many requests the daemon answered, with results or errors. */
        public int $requests,
        /**
         * How many errors of each kind. Kinds that did not occur are missing.
         *
         * @var array<string, int>
         */
        public array $errors,
        /** A histogram of durations since the daemon's start, in microseconds. */
        public Durations $durations,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            requests: $members->required('requests', Decode::integer(...)),
            errors: $members->required('errors', Decode::mapOf(Decode::integer(...))),
            durations: $members->required('durations', Durations::decode(...)),
        );
    }
}
