<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** The readers of events. */
final readonly class FeedStats extends Record
{
    public function __construct(
        /** `events.wait` requests that wait now. */
        public int $waits,
        /** Open subscriptions. */
        public int $subscriptions,
        /** @var list<ConsumerLag> Consumers, by project and name: at most 256. */
        #[ListOf(ConsumerLag::class)]
        public array $consumers,
        /** Whether there are more consumers. */
        public bool $moreConsumers,
    ) {
    }
}
