<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\MapOf;
use Entitled\Values\Record;

/** What `server.stats` answers. */
final readonly class ServerStatsResult extends Record
{
    public function __construct(
        /** Milliseconds since the daemon started. */
        public int $uptimeMs,
        /**
         * @var array<string, MethodStats> The methods that were called since the daemon's start,
         * by name.
         */
        #[MapOf(MethodStats::class)]
        public array $methods,
        /**
         * @var array<string, int> How many errors of each kind. Kinds that did not occur are
         * missing.
         */
        #[MapOf('int')]
        public array $refusals,
        /** Requests that took longer than the threshold `--log-slow` since the daemon's start. */
        public int $slowRequests,
        /** What the daemon has in memory, and how well that serves. */
        public CacheStats $cache,
        /** The connections, and the replies that wait on them. */
        public ConnectionStats $connections,
        /** A histogram of durations since the daemon's start, in microseconds. */
        public Durations $turns,
        /** The commits since the daemon's start. */
        public CommitStats $commits,
        /** Where the daemon keeps its data. */
        public StoreState $store,
        /** The readers of events. */
        public FeedStats $feed,
        /** Work that no request waits for, as of now. */
        public BackgroundStats $background,
        /**
         * The files of the store, and the work on them since the daemon's start. Missing if the
         * store is in memory.
         */
        public ?StorageStats $storage = null,
    ) {
    }
}
