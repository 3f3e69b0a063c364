<?php

declare(strict_types=1);

namespace Entitled;

/** A moment until which something may take; null seconds are no end. */
final readonly class Deadline
{
    private ?float $end;

    public function __construct(public ?float $seconds)
    {
        $this->end = $seconds === null || is_infinite($seconds) ? null : hrtime(true) / 1e9 + $seconds;
    }

    public function left(): ?float
    {
        return $this->end === null ? null : max(0.0, $this->end - hrtime(true) / 1e9);
    }

    public function hasPassed(): bool
    {
        return $this->left() === 0.0;
    }
}
