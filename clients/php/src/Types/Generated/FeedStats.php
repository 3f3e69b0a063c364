<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** The readers of events. */
final readonly class FeedStats
{
    public function __construct(
        /** `events.wait` requests that wait now. */
        public int $waits,
        /** Open subscriptions. */
        public int $subscriptions,
        /**
         * Consumers, by project and name: at most 256.
         *
         * @var list<ConsumerLag>
         */
        public array $consumers,
        /** Whether there are more consumers. */
        public bool $moreConsumers,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            waits: $members->required('waits', Decode::integer(...)),
            subscriptions: $members->required('subscriptions', Decode::integer(...)),
            consumers: $members->required('consumers', Decode::listOf(ConsumerLag::decode(...))),
            moreConsumers: $members->required('moreConsumers', Decode::boolean(...)),
        );
    }
}
