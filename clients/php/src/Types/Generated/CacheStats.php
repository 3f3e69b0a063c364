<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** What the daemon has in memory, and how well that serves. */
final readonly class CacheStats extends Record
{
    public function __construct(
        /** Replies to `checkEntitlements` in the cache, valid or not. */
        public int $replies,
        /** Requests that the daemon answered from that cache since its start. */
        public int $replyHits,
        /** Records in memory. */
        public int $records,
        /** Their memory, by estimate. */
        public int $recordBytes,
        /** Records that the daemon read from the store since its start. */
        public int $recordLoads,
    ) {
    }
}
