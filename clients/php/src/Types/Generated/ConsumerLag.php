<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** A consumer of a feed. */
final readonly class ConsumerLag extends Record
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
}
