<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** What `server.stats` answers. */
final readonly class ServerStatsResult
{
    public function __construct(
        /** Milliseconds since the daemon started. */
        public int $uptimeMs,
        /**
         * The methods that were called since the daemon's start, by name.
         *
         * @var array<string, MethodStats>
         */
        public array $methods,
        /**
         * How many errors of each kind. Kinds that did not occur are missing.
         *
         * @var array<string, int>
         */
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

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            uptimeMs: $members->required('uptimeMs', Decode::integer(...)),
            methods: $members->required('methods', Decode::mapOf(MethodStats::decode(...))),
            refusals: $members->required('refusals', Decode::mapOf(Decode::integer(...))),
            slowRequests: $members->required('slowRequests', Decode::integer(...)),
            cache: $members->required('cache', CacheStats::decode(...)),
            connections: $members->required('connections', ConnectionStats::decode(...)),
            turns: $members->required('turns', Durations::decode(...)),
            commits: $members->required('commits', CommitStats::decode(...)),
            storage: $members->optional('storage', StorageStats::decode(...)),
            store: $members->required('store', StoreState::decode(...)),
            feed: $members->required('feed', FeedStats::decode(...)),
            background: $members->required('background', BackgroundStats::decode(...)),
        );
    }
}
