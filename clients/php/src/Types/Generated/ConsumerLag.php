<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** A consumer of a feed. */
final readonly class ConsumerLag
{
    public function __construct(
        /**
         * A project: a namespace for users, purchases, rules and events. Projects share no data.
         */
        public string $project,
        /**
         * Name of a consumer: a reader of the log whose position the daemon stores. The reader
         * chooses it, for example `mailer`.
         */
        public string $consumer,
        /**
         * A position in a project's log: the number of the last event before it. "0" is the
         * position before the first event.
         */
        public string $cursor,
        /** Events that it has not acknowledged. */
        public int $lag,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            project: $members->required('project', Decode::text(...)),
            consumer: $members->required('consumer', Decode::text(...)),
            cursor: $members->required('cursor', Decode::text(...)),
            lag: $members->required('lag', Decode::integer(...)),
        );
    }
}
