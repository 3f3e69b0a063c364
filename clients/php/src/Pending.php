<?php

declare(strict_types=1);

namespace Entitled;

/** A request that is under way. */
final readonly class Pending
{
    /** @param Client $client An unreferenced client is closed. */
    public function __construct(
        private Client $client,
        private Connection $connection,
        private Reply $reply,
        private ?float $timeout,
    ) {
    }

    /**
     * Waits for the answer, and for no other: the result as JSON, or the error thrown.
     *
     * @return array<string, mixed>
     */
    public function result(?float $timeout = null): array
    {
        return $this->connection->finish($this->reply, new Deadline($timeout ?? $this->timeout));
    }
}
